import { useNavigate } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'

const FOOT = '如有疑问，请联系客服'

interface Words {
  readonly title: string
  readonly note: string
}

interface Props {
  readonly isDone: boolean
  readonly done: Words
  /** The words while it is not done. */
  readonly open: Words
  readonly onAgain: () => void
  readonly from: string | undefined
}

/** An untying that is done, or that has not happened and can be tried again. */
export function EndResult({ isDone, done, open, onAgain, from }: Props) {
  const navigate = useNavigate()
  const { goOn } = useWayBack(from)
  const home = () => void navigate(homePaths.home.to(), { replace: true })
  const leave =
    from === undefined ? { text: '回到首页', onClick: home } : { text: '继续', onClick: goOn }
  return isDone ? (
    <ResultTemplate tone="done" {...done} primary={leave} footNote={FOOT} />
  ) : (
    <ResultTemplate
      tone="failed"
      {...open}
      primary={{ text: '重新办理', onClick: onAgain }}
      secondary={leave}
      footNote={FOOT}
    />
  )
}
