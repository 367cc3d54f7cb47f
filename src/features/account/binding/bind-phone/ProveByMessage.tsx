import { codeReason } from '#domain/identity/message-code.ts'
import type { ReactNode } from 'react'
import { sendMobileCode } from '#api/calls/account.ts'
import { send } from '#api/client.ts'

import { MessageCode } from '#shared/proof/MessageCode.tsx'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { CODE } from '../parts/CardProofFields.tsx'
import { PHONE_STEPS } from './phone-steps.ts'
import { useTakenCode } from './use-taken-code.ts'

interface Props {
  readonly onProved: (proofToken: string) => void
  readonly children: ReactNode
}

/** The proof by a code to the old number. */
export function ProveByMessage({ onProved, children }: Props) {
  const message = useMessageCode({
    name: 'bindPhone',
    about: 'old',
    scene: 'sendMobileCode',
    request: async (captcha) => send(sendMobileCode, { scene: 'oldMobile', ...captcha }),
  })
  const take = useTakenCode(message, onProved)
  const reason = codeReason(message)
  return (
    <FlowTemplate
      steps={PHONE_STEPS}
      current={0}
      action={{ text: '下一步', missing: lacking(reason, CODE), onClick: () => take() }}
    >
      {children}
      <Card id={CODE}>
        <MessageCode message={message} missing={null} source="bindPhone" />
      </Card>
    </FlowTemplate>
  )
}
