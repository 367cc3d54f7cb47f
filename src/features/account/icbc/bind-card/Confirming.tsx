import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { ACCOUNT } from '../parts/pension-words.ts'
import type { BindCard } from './use-bind-card.ts'

interface Props {
  readonly asking: BindCard['asking']
  readonly bankName: string
}

/** After a submission without an answer: only asks what became of it. */
export function Confirming({ asking, bankName }: Props) {
  const shell = useShell()
  const { resting, askAgain } = asking
  const leave = { text: '稍后再看', onClick: shell.back }
  return (
    <ResultTemplate
      tone="waiting"
      title={resting ? '还没有查到结果' : '正在确认结果'}
      subject={`${bankName}${ACCOUNT}`}
      note={`没有收到银行的处理结果，账户可能已经绑定，请勿重复提交。${resting ? '稍后可再次查询' : '正在查询结果'}`}
      primary={resting ? { text: '再次查询', onClick: askAgain } : leave}
      {...(resting ? { secondary: leave } : {})}
      footNote="办理结果以银行通知为准"
    />
  )
}
