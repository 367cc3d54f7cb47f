import { identityForm } from '#domain/text/number-forms.ts'
import { CardNumberField, MobileField } from '#shared/bank/BankFields.tsx'
import { MessageCode } from '#shared/proof/MessageCode.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { certProblem } from './cert-problem.ts'
import type { BoundCard, CardProof } from './use-card-proof.ts'

/** The element ids of the cards with the numbers and with the code. */
export const NUMBERS = 'proof-numbers'
export const CODE = 'proof-code'

interface Props {
  readonly proof: CardProof
  readonly cards: readonly BoundCard[]
  /** The masked name of the user. */
  readonly custName: string
  readonly source: string
}

/** The cards to prove the identity with, the numbers and the code. */
export function CardProofFields({ proof, cards, custName, source }: Props) {
  const { typed, type, message, missing } = proof
  // After a reload the numbers are gone, and the code still counts.
  const codeAlone = message.sent !== null && typed.mobileNo === ''
  return (
    <>
      <CardChoice proof={proof} cards={cards} />
      <Card id={NUMBERS} title={`${custName}的${proof.knowsPerson ? '' : '证件和'}银行卡`}>
        {proof.mismatch === '' ? null : <Banner tone="danger">{proof.mismatch}</Banner>}
        {proof.knowsPerson ? null : (
          <TextField
            label="身份证号"
            value={typed.certNo}
            onChange={(certNo) => type({ certNo })}
            form={identityForm}
            placeholder="18 位身份证号"
            problem={certProblem(typed.certNo)}
            clearable
          />
        )}
        <CardNumberField
          value={typed.cardNo}
          onChange={(cardNo) => type({ cardNo })}
          note="请输入完整的银行卡号"
          {...(typed.cardNo.length >= 15 && proof.cardProblem !== null
            ? { error: proof.cardProblem }
            : {})}
        />
        <MobileField
          value={typed.mobileNo}
          onChange={(mobileNo) => type({ mobileNo })}
          {...(proof.card === undefined
            ? {}
            : { note: `银行登记的手机号：${proof.card.mobileNo}` })}
        />
      </Card>
      <Card id={CODE}>
        {codeAlone ? (
          <Banner tone="info">
            为保护您的信息，填写的号码没有保存。收到的验证码仍然有效，重新获取需再次填写
          </Banner>
        ) : null}
        <MessageCode message={message} missing={lacking(missing, NUMBERS)} source={source} />
      </Card>
    </>
  )
}

/** Which of several cards it is; with one card there is nothing to choose. */
export function CardChoice({ proof, cards }: Pick<Props, 'proof' | 'cards'>) {
  return (
    <Choices
      title="验证银行卡"
      choices={cards.map((card) => ({
        key: card.bankSerial,
        label: `${card.bankName}（尾号 ${card.cardTail}）`,
        notes: [`预留手机号 ${card.mobileNo}`],
      }))}
      value={proof.card?.bankSerial ?? null}
      onChange={proof.choose}
    />
  )
}
