import { StepUpSheet } from '#shared/person/StepUpSheet.tsx'
import { useConsent } from '#shared/person/use-consent.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'
import type { PrivacyInfo } from '../parts/privacy-sections.ts'

/** The button that withdraws a consent, or gives it again. */
export function ConsentBar({ info }: { readonly info: PrivacyInfo }) {
  const { text, change, stepUp } = useConsent(info)
  return (
    <>
      <BottomBar>
        <Button kind="secondary" size="large" block onClick={change}>
          {text}
        </Button>
      </BottomBar>
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
