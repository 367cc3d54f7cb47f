import { codeReason } from '#domain/identity/message-code.ts'
import { mobileProblem } from '#shared/bank/bank-fields.ts'
import { MessageCode } from '#shared/proof/MessageCode.tsx'
import { NumberField } from '#shared/proof/NumberField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { ENROLL_STEPS } from './NumberStep.tsx'
import type { Enroll } from './use-enroll.ts'

const CODE = 'enroll-code'

/**
 * The step of the code. It survives a reload with its wait; the number does not, and is typed once
 * more.
 */
export function CodeStep({ enroll }: { readonly enroll: Enroll }) {
  const { number, message, agreed } = enroll
  const wrong = mobileProblem(number)
  const reason =
    wrong ?? codeReason(message) ?? (agreed ? null : '协议已更新，请返回上一步重新阅读')
  return (
    <FlowTemplate
      steps={ENROLL_STEPS}
      current={1}
      action={{ text: '注册', missing: lacking(reason, CODE), onClick: enroll.register }}
    >
      <Card
        id={CODE}
        title="短信验证"
        extra={
          <Button kind="text" size="small" onClick={enroll.back}>
            更换手机号
          </Button>
        }
      >
        <NumberField
          label="手机号"
          placeholder="收到验证码的手机号"
          value={number}
          onChange={enroll.type}
          error={enroll.numberError}
          {...(number === ''
            ? { note: '为保护您的信息，手机号没有保存，请再次填写；收到的验证码仍然有效' }
            : {})}
        />
        <MessageCode message={message} missing={lacking(wrong, CODE)} source="cellphoneEnroll" />
      </Card>
    </FlowTemplate>
  )
}
