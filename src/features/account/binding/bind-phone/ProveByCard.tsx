import { codeReason } from '#domain/identity/message-code.ts'
import type { ReactNode } from 'react'

import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { CardProofFields, CODE, NUMBERS } from '../parts/CardProofFields.tsx'
import { useCardProof, type BoundCard } from '../parts/use-card-proof.ts'
import { PHONE_STEPS } from './phone-steps.ts'
import { useTakenCode } from './use-taken-code.ts'

interface Props {
  readonly cards: readonly BoundCard[]
  readonly custName: string
  readonly onProved: (proofToken: string) => void
  readonly children: ReactNode
}

/** The proof by a card, for who receives nothing at the old number any more. */
export function ProveByCard({ cards, custName, onProved, children }: Props) {
  const proof = useCardProof({ name: 'bindPhone', purpose: 'changeMobile', cards })
  const { message, missing } = proof
  const take = useTakenCode(message, onProved)
  const reason = codeReason(message, missing)
  const target = message.sent === null && missing !== null ? NUMBERS : CODE
  return (
    <FlowTemplate
      steps={PHONE_STEPS}
      current={0}
      action={{ text: '下一步', missing: lacking(reason, target), onClick: () => take() }}
      footNote="卡号和手机号加密后发送，不会保存在本机"
    >
      {children}
      <CardProofFields proof={proof} cards={cards} custName={custName} source="bindPhone" />
    </FlowTemplate>
  )
}
