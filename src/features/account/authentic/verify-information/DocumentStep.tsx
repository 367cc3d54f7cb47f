import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { authenticPaths } from '#paths/authentic.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { Replace } from '../parts/Replace.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { PicturesStep } from './PicturesStep.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { OPENING_TITLE_OF, OPENING_TITLES } from '#domain/identity/opening.ts'
import type { DocumentMode, Bar } from './document-mode.ts'

interface Props {
  readonly mode: DocumentMode
  readonly step: '1' | '2'
  readonly from: string | undefined
  readonly progress: OpeningProgress
  /** The place where it goes on once the document is handed in. */
  readonly done: string
}

/** The pictures, or their text, with the way between both. */
export function DocumentStep({ mode, step, from, progress, done }: Props) {
  // Steps take each other's place: going back leads to the page before the flow.
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const pathOf = (to: '1' | '2') =>
    authenticPaths.verifyInformation.to({
      step: to,
      from,
      ...(mode === 'open' ? {} : { mode }),
    })
  const { document } = progress
  if (step === '1') {
    return (
      <StoppedFlow sends="submitOcrUserInfo">
        <PicturesStep
          bar={barOf(mode, 'document')}
          progress={progress}
          onNext={() => replace(pathOf('2'))}
        />
      </StoppedFlow>
    )
  }
  if (document === null) return <Replace to={pathOf('1')} />
  return (
    <StoppedFlow sends="submitOcrUserInfo">
      <ConfirmStep
        bar={barOf(mode, 'confirm')}
        mode={mode}
        document={document}
        from={from}
        onRetake={() => replace(pathOf('1'))}
        onNext={() => {
          // First the way: a step that asks again would leave for where the provider is by now.
          replace(done)
          changed()
        }}
      />
    </StoppedFlow>
  )
}

const RENEWAL = ['拍摄证件', '核对信息', '等待审核'] as const

/** The indicator of a step. */
const barOf = (mode: DocumentMode, step: 'document' | 'confirm'): Bar =>
  mode === 'open'
    ? { steps: OPENING_TITLES, current: OPENING_TITLE_OF[step] }
    : { steps: RENEWAL, current: step === 'document' ? 0 : 1 }
