import { useState } from 'react'
import { fitsMask, returnStep } from '#domain/identity/payment-bank-return.ts'
import type { TripAnswer } from '#domain/navigation/trip.ts'
import { codeProblem } from '#domain/identity/message-code.ts'
import {
  cardProblem,
  mobileProblem,
  NO_NUMBERS,
  type BankNumbers,
} from '#shared/engines/proof/bank-fields.ts'
import { CardNumberField, CodeField, MobileField } from '#shared/engines/proof/BankFields.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { ReturnData } from './return-data.ts'
import { useConfirm } from './use-confirm.ts'

const STEPS = ['银行签约', '核对信息', '完成']
const FIELDS = 'signed-numbers'
const ACTIONS = {
  resetPassword: '核对并重置交易密码',
  authenticate: '核对并完成认证',
  addCard: '核对并添加银行卡',
} as const

/** The call of each step. */
const SENT = {
  resetPassword: 'cmbResetTransPwd',
  authenticate: 'cmbAuthTransPwd',
  addCard: 'cmbAddBankCard',
} as const

interface Props {
  readonly data: ReturnData
  readonly onAgain: () => Promise<TripAnswer | null>
}

/**
 * The bank confirms a signing without the card and mobile number, so the user enters them again,
 * with the code that the bank has sent.
 */
export function ConfirmForm({ data, onAgain }: Props) {
  const { confirm, askAgain, codeError, unknown } = useConfirm(data, onAgain)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [code, setCode] = useState('')
  const { cardNo, mobileNo } = numbers
  const wrongCard = cardProblem(cardNo)
  const wrongMobile = mobileProblem(mobileNo)
  const otherCard = wrongCard === null && !fitsMask(cardNo, data.bankCard)
  const otherMobile = wrongMobile === null && !fitsMask(mobileNo, data.mobileNo)
  const reason =
    wrongCard ??
    (otherCard ? '银行卡与签约的不符，请核对' : null) ??
    wrongMobile ??
    (otherMobile ? '手机号与签约的不符，请核对' : null) ??
    codeProblem(code)
  const action = unknown
    ? { text: '查询办理结果', missing: null, sends: null, onClick: askAgain }
    : {
        text: ACTIONS[returnStep(data.nextType)],
        missing: lacking(reason, FIELDS),
        sends: SENT[returnStep(data.nextType)],
        onClick: () => confirm(numbers, code),
      }
  return (
    <FlowTemplate
      steps={STEPS}
      current={1}
      action={{ ...action }}
      footNote="卡号和手机号加密后发送，不会保存在本机"
    >
      {unknown ? (
        <Banner tone="warning">没有收到处理结果，可能已经办理成功。请查询后再决定下一步</Banner>
      ) : (
        <>
          <Banner tone="info">银行已确认签约。请核对签约的银行卡和手机号，完成最后一步</Banner>
          <Card title="签约信息" id={FIELDS}>
            <CardNumberField
              value={cardNo}
              onChange={(value) => setNumbers({ ...numbers, cardNo: value })}
              note={`签约的卡 ${data.bankCard}`}
              error={otherCard ? '与签约的银行卡不符，请核对' : ''}
            />
            <MobileField
              value={mobileNo}
              onChange={(value) => setNumbers({ ...numbers, mobileNo: value })}
              note={`签约的手机号 ${data.mobileNo}`}
              error={otherMobile ? '与签约的手机号不符，请核对' : ''}
            />
            <CodeField
              value={code}
              onChange={setCode}
              note="由银行在签约时发送"
              error={codeError}
            />
          </Card>
        </>
      )}
    </FlowTemplate>
  )
}
