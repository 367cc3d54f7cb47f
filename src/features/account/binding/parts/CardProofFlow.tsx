import type { ReactNode } from 'react'
import { CardNumberField, MobileField } from '#shared/engines/proof/BankFields.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import { CodeFlow } from '#shared/engines/proof/CodeFlow.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CertNoField } from './CertNoField.tsx'
import type { CardProof } from './use-card-proof.ts'

interface Props {
  readonly proof: CardProof
  readonly steps: readonly string[]
  readonly current?: number
  /** The button that hands the code in. */
  readonly text: string
  readonly onDone: () => Promise<void>
  /** The masked name of the user. */
  readonly custName: string
  readonly source: string
  readonly children?: ReactNode
  readonly after?: ReactNode
}

/** The cards to prove the identity with, the numbers and the code. */
export function CardProofFlow(props: Props) {
  const { proof, custName, children, current = 0, ...flow } = props
  const { numbers, type, message, card } = proof
  // After a reload the numbers are gone, and the code still counts.
  const codeAlone = message.sent !== null && numbers.mobileNo === ''
  return (
    <CodeFlow
      {...flow}
      current={current}
      message={message}
      wrong={proof.missing}
      title={`${custName}的${proof.knowsPerson ? '' : '证件和'}银行卡`}
      fields={
        <>
          {proof.fault === '' ? null : <Banner tone="danger">{proof.fault}</Banner>}
          {proof.knowsPerson ? null : (
            <CertNoField value={numbers.certNo} onChange={(certNo) => type({ certNo })} />
          )}
          <CardNumberField
            value={numbers.cardNo}
            onChange={(cardNo) => type({ cardNo })}
            note="请输入完整的银行卡号"
            {...(numbers.cardNo.length >= 15 && proof.wrongCard !== null
              ? { error: proof.wrongCard }
              : {})}
          />
          <MobileField
            value={numbers.mobileNo}
            onChange={(mobileNo) => type({ mobileNo })}
            note={card === undefined ? undefined : `银行登记的手机号：${card.mobileNo}`}
          />
        </>
      }
      codeNote={
        codeAlone ? (
          <Banner tone="info">
            为保护您的信息，填写的号码没有保存。收到的验证码仍然有效，重新获取需再次填写
          </Banner>
        ) : null
      }
    >
      {children}
      <CardChoice proof={proof} />
    </CodeFlow>
  )
}

/** Shows which of several cards it is; with one card there is nothing to choose. */
export function CardChoice({ proof }: Pick<Props, 'proof'>) {
  return (
    <Choices
      title="验证银行卡"
      choices={proof.cards.map((card) => ({
        key: card.bankSerial,
        label: cardName(card),
        notes: [`预留手机号 ${card.mobileNo}`],
      }))}
      value={proof.card?.bankSerial ?? null}
      onChange={proof.choose}
    />
  )
}
