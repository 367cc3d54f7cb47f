import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { AtOpeningStep, prefetchProgress } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { Replace } from '../parts/Replace.tsx'
import { ActivateStep } from './ActivateStep.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { RenewDocument } from './RenewDocument.tsx'
import { ReviewStep } from './ReviewStep.tsx'

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
