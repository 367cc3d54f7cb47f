import { codeReason } from '#domain/identity/message-code.ts'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import type { AskedCard } from './draft.ts'
import type { AddCardSetup } from './setup.ts'
import type { AddCardFlow } from './use-add-card.ts'

/** The element id of the card with the code. */
const CODE = 'bank-code'

interface Props {
  readonly flow: AddCardFlow
  readonly words: AddCardSetup<never>['words']
  readonly card: AskedCard
}

/**
 * The step of the bank's code. After a reload the code is still valid, but requesting another one
 * needs the numbers again.
 */
export function CodeStep({ flow, words, card }: Props) {
  const { hasNumbers, message } = flow
  const reason = codeReason(message)
  return (
    <FlowTemplate
      steps={words.steps}
      current={words.codeAt}
      action={{ text: words.confirm, missing: lacking(reason, CODE), onClick: flow.confirm }}
      footNote={hasNumbers ? undefined : '为保护您的信息，卡号没有保存；收到的验证码仍然有效'}
    >
      <Card
        title="银行短信验证"
        extra={
          <Button kind="text" size="small" onClick={flow.startOver}>
            更换
          </Button>
        }
      >
        <KeyValue
          items={[{ label: '银行卡', value: `${card.bankName}（尾号 ${card.cardTail}）` }]}
        />
      </Card>
      <Card id={CODE}>
        <MessageCode
          message={message}
          missing={hasNumbers ? null : { reason: '请点“更换”重新填写卡号后再获取' }}
          source={words.act}
        />
      </Card>
    </FlowTemplate>
  )
}
