import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import type { AskedCard } from './draft.ts'
import type { AddCardSetup } from './setup.ts'
import type { AddCardFlow } from './use-add-card.ts'

interface Props {
  readonly flow: AddCardFlow
  readonly words: AddCardSetup<never>['words']
  readonly card: AskedCard
}

/** After a submission without an answer: only asks what became of it. */
export function ConfirmingStep({ flow, words, card }: Props) {
  const shell = useShell()
  const { resting, askAgain } = flow.asking
  return (
    <ResultTemplate
      tone="waiting"
      title={resting ? '还没有查到结果' : '正在确认结果'}
      subject={`${card.bankName}（尾号 ${card.cardTail}）`}
      note={`${words.unknown}。请勿重复提交，${resting ? '稍后可再次查询' : '正在查询结果'}`}
      primary={
        resting
          ? { text: '再次查询', onClick: askAgain }
          : { text: '稍后再看', onClick: () => shell.back() }
      }
      {...(resting ? { secondary: { text: '稍后再看', onClick: () => shell.back() } } : {})}
      footNote="办理结果以银行通知为准"
    />
  )
}
