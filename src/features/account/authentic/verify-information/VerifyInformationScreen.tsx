import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import {
  AtOpeningStep,
  prefetchProgress,
  Fresh,
  WithProgress,
  type OpeningProgress,
} from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { Replace } from '../parts/Replace.tsx'
import { ActivateStep } from './ActivateStep.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { queryOcrStatus } from '#api/calls/auth.ts'
import {
  openedDocumentStep,
  type DocumentStep as DocumentStepName,
} from '#domain/identity/opening.ts'
import { useTitle } from '#templates/use-title.ts'

type Input = PathInput<typeof authenticPaths.verifyInformation>

/** The identity card: pictures, correction, review; or the activation of an account. */
export default function VerifyInformationScreen({ input }: { readonly input: Input }) {
  const { mode = 'open', step, from } = input
  if (mode === 'activate') {
    if (step === '3') return <ActivateStep from={from} />
    return <Replace to={authenticPaths.verifyInformation.to({ step: '3', mode, from })} />
  }
  if (mode === 'document') return <RenewDocument key={step} step={step} from={from} />
  const pictures = openingPath('document', from)
  if (step === '3') {
    return (
      <ReviewStep from={from} pictures={pictures} onward={authenticPaths.authentic.to({ from })} />
    )
  }
  const wish = step === '1' ? 'document' : 'confirm'
  return (
    <AtOpeningStep key={step} wish={wish} from={from}>
      {(progress) => (
        <DocumentStep
          mode="open"
          step={step}
          from={from}
          progress={progress}
          // The personal information, or the card where that was filled in before.
          done={authenticPaths.authentic.to({ from })}
        />
      )}
    </AtOpeningStep>
  )
}

export const prefetch = prefetchProgress

interface RenewProps {
  readonly step: DocumentStepName
  readonly from: string | undefined
}

/** A new document for an account that is open: missing, rejected, past its end. */
function RenewDocument({ step, from }: RenewProps) {
  useTitle('更新身份证件')
  return (
    <WithProgress>
      {(progress) =>
        // Before there is an account its document is a step of the opening.
        progress.step === 'password' || progress.step === 'done' ? (
          <RenewalStep step={step} from={from} progress={progress} />
        ) : (
          <Replace to={openingPath(progress.step, from)} />
        )
      }
    </WithProgress>
  )
}

function RenewalStep({
  step,
  from,
  progress,
}: RenewProps & { readonly progress: OpeningProgress }) {
  const pathOf = (to: DocumentStepName) =>
    authenticPaths.verifyInformation.to({ step: to, mode: 'document', from })
  return (
    <Fresh endpoint={queryOcrStatus}>
      {({ approveStatus }) => {
        const facts = { pictures: progress.document !== null, approveStatus }
        const opened = openedDocumentStep(step, facts)
        if (opened !== step) return <Replace to={pathOf(opened)} />
        if (step === '3') return <ReviewStep from={from} pictures={pathOf('1')} onward={null} />
        return (
          <DocumentStep
            mode="document"
            step={step}
            from={from}
            progress={progress}
            done={pathOf('3')}
          />
        )
      }}
    </Fresh>
  )
}
