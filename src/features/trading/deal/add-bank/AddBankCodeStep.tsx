import { useState } from 'react'
import { codeProblem } from '#shared/bank/bank-fields.ts'
import { CodeField } from '#shared/bank/BankFields.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { accountName } from '../parts/AccountPicker.tsx'
import { ADD_BANK_STEPS } from './AddBankCardStep.tsx'
import type { SentMessage } from './add-bank-draft.ts'
import type { AddBank } from './add-bank-flow.ts'

/** The element id of the card with the code. */
const CODE = 'bank-code'

interface Props {
  readonly flow: AddBank
  readonly sent: SentMessage
}

/**
 * The step of the bank's code. After a reload the code is still valid, but requesting another one
 * needs the numbers again.
 */
export function AddBankCodeStep({ flow, sent }: Props) {
  const { draft, numbers } = flow
  const [code, setCode] = useState('')
  const wait = useSecondsLeft(draft.resendAt)
  const hasNumbers = numbers.cardNo !== ''
  const again = hasNumbers ? (
    <Button
      kind="text"
      size="small"
      disabled={wait > 0}
      onClick={async () => void (await flow.next())}
    >
      {wait > 0 ? `${wait} 秒后重发` : '重新发送'}
    </Button>
  ) : (
    <Button kind="text" size="small" disabled={wait > 0} onClick={flow.startOver}>
      {wait > 0 ? `${wait} 秒后重发` : '重新填写卡号'}
    </Button>
  )
  const reason = codeProblem(code)
  const action = draft.unknown
    ? { text: '查询添加结果', missing: null, busy: false, onClick: flow.askAgain }
    : {
        text: '确认添加',
        missing: reason === null ? null : { reason, target: CODE },
        busy: false,
        onClick: () => flow.confirm(code),
      }
  return (
    <FlowTemplate steps={ADD_BANK_STEPS} current={1} action={action}>
      <Card
        title="银行短信验证"
        extra={
          <Button kind="text" size="small" onClick={flow.startOver}>
            更换
          </Button>
        }
      >
        <KeyValue
          items={[
            { label: '银行卡', value: accountName(sent) },
            { label: '已发送至', value: sent.mobileNo },
          ]}
        />
      </Card>
      {draft.unknown ? (
        <Banner tone="warning">
          没有收到银行的处理结果，银行卡可能已经添加。请查询后再决定下一步
        </Banner>
      ) : (
        <Card id={CODE}>
          <CodeField
            value={code}
            onChange={setCode}
            error={flow.codeError}
            extra={again}
            {...(hasNumbers ? {} : { note: '为保护您的信息，卡号没有保存；收到的验证码仍然有效' })}
          />
        </Card>
      )}
    </FlowTemplate>
  )
}
