import { codeReason } from '#domain/identity/message-code.ts'
import { useNavigate } from 'react-router-dom'
import { bindingPaths } from '#paths/binding.ts'
import { mobileProblem } from '#shared/bank/bank-fields.ts'
import { MessageCode } from '#shared/proof/MessageCode.tsx'
import { NumberField } from '#shared/proof/NumberField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PHONE_STEPS } from './phone-steps.ts'
import { useNewNumber } from './use-new-number.ts'

const FORM = 'new-number'

interface Props {
  readonly user: { readonly mobileNo: string; readonly tpwdFlag: '0' | '1' }
  /** The proof was a card: some acts then rest for a day. */
  readonly rests: boolean
  readonly from: string | undefined
  readonly onProofLost: () => void
}

/** The new number with its code; the trading password seals the change. */
export function NewNumber({ user, rests, from, onProofLost }: Props) {
  const navigate = useNavigate()
  const hasPassword = user.tpwdFlag === '1'
  const flow = useNewNumber({ before: user.mobileNo, hasPassword, from, onProofLost })
  const { number, message, change } = flow
  const wrong = mobileProblem(number)
  const reason = wrong ?? codeReason(message)
  const action = change.unknown
    ? { text: '查询更换结果', missing: null, onClick: change.ask }
    : {
        text: '更换手机号',
        missing: lacking(reason, FORM),
        onClick: () => change.start(),
      }
  return (
    <>
      <FlowTemplate
        steps={PHONE_STEPS}
        current={1}
        action={action}
        footNote="更换后其他设备需重新登录。银行预留手机号不会随之改变，如需修改请联系银行"
      >
        {rests ? (
          <Banner tone="warning">更换后 24 小时内暂停快速取出、解绑和更换银行卡</Banner>
        ) : null}
        {change.unknown ? (
          <Banner tone="warning">没有收到处理结果，手机号可能已经更换。请查询后再决定下一步</Banner>
        ) : null}
        <Card id={FORM} title={`将 ${user.mobileNo} 更换为`}>
          <NumberField
            label="新手机号"
            value={number}
            onChange={flow.type}
            error={flow.numberError}
          />
          <MessageCode message={message} missing={lacking(wrong, FORM)} source="bindPhone" />
        </Card>
      </FlowTemplate>
      <PasscodeSheet
        open={change.asking}
        title="请输入交易密码"
        subtitle="更换手机号"
        error={change.problem('password')}
        onComplete={change.enter}
        onClose={change.cancel}
        onForgot={() => void navigate(bindingPaths.setBank.to({ from }), { replace: true })}
      />
    </>
  )
}
