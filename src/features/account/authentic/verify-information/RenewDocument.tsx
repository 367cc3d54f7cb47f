import { queryOcrStatus } from '#api/calls/auth.ts'
import {
  openedDocumentStep,
  type DocumentStep as DocumentStepName,
} from '#domain/identity/opening.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { useTitle } from '#templates/use-title.ts'
import { Fresh, WithProgress, type OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { Replace } from '../parts/Replace.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

interface Props {
  readonly step: DocumentStepName
  readonly from: string | undefined
}

/** A new document for an account that is open: missing, rejected, past its end. */
export function RenewDocument({ step, from }: Props) {
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

function RenewalStep({ step, from, progress }: Props & { readonly progress: OpeningProgress }) {
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
