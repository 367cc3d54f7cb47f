import { queryUserStatus } from '#api/calls/auth.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useLostAnswer } from '#shared/submission/use-lost-answer.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { toast } from '#ui/overlays/toast.ts'

interface Props {
  readonly onSet: () => void
  readonly onNotSet: () => void
}

/** After a password was submitted without an answer: only asks whether it is set. */
export function PasswordUnknown({ onSet, onNotSet }: Props) {
  const shell = useShell()
  const { resting, askAgain } = useLostAnswer({
    lost: true,
    ask: async () => (await fetchOrThrow(queryUserStatus, {})).tpwdFlag === '1',
    onDone: onSet,
    onNotDone: () => {
      toast.show('交易密码还没有设置，请重新设置')
      onNotSet()
    },
  })
  const later = { text: '稍后再看', onClick: () => shell.back() }
  return (
    <ResultTemplate
      tone="waiting"
      title={resting ? '还没有查到结果' : '正在确认结果'}
      note="没有收到处理结果，交易密码可能已经设置。正在查询，请勿重复设置"
      primary={resting ? { text: '再次查询', onClick: askAgain } : later}
      {...(resting ? { secondary: later } : {})}
      footNote="账户已经开立，交易密码可以稍后设置"
    />
  )
}
