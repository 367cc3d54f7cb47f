import { cardName } from '#domain/bank/card-name.ts'
import { StillAsking } from '#shared/engines/submission/StillAsking.tsx'
import type { AskedCard } from './draft.ts'
import type { AddCardSetup } from './setup.ts'
import type { AddCardFlow } from './use-add-card.ts'

interface Props {
  readonly flow: AddCardFlow
  readonly words: AddCardSetup<never>['words']
  readonly card: AskedCard
}

/** After a submission without an answer: only asks what became of it. */
export function ConfirmingStep({ flow: { asking }, words, card }: Props) {
  return (
    <StillAsking
      asking={asking}
      subject={cardName(card)}
      note={`${words.unknown}。请勿重复提交，${asking.resting ? '稍后可再次查询' : '正在查询结果'}`}
      footNote="办理结果以银行通知为准"
    />
  )
}
