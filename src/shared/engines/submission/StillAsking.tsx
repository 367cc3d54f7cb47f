import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import type { useLostAnswer } from './use-lost-answer.ts'

interface Props {
  readonly asking: ReturnType<typeof useLostAnswer>
  readonly subject?: string
  readonly note: string
  readonly footNote: string
}

/** After a submission without an answer: only asks what became of it. */
export function StillAsking({ asking: { resting, askAgain }, ...words }: Props) {
  const { back } = useShell()
  const later = { text: '稍后再看', onClick: back }
  return (
    <ResultTemplate
      tone="waiting"
      title={resting ? '还没有查到结果' : '正在确认结果'}
      {...words}
      primary={resting ? { text: '再次查询', onClick: askAgain } : later}
      secondary={resting ? later : undefined}
    />
  )
}
