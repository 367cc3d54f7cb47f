import { useState } from 'react'
import { mobileProblem, cardProblem } from '#shared/bank/bank-fields.ts'
import { CardNumberField, MobileField } from '#shared/bank/BankFields.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { AddBankBanks, bankLimits } from './AddBankBanks.tsx'
import type { AddBank } from './add-bank-flow.ts'

/** The element id of the card with the numbers. */
const NUMBERS = 'bank-numbers'

export const ADD_BANK_STEPS = ['填写银行卡', '短信验证', '添加成功']

interface Props {
  readonly flow: AddBank
  /** The masked name of the user, who must own the card. */
  readonly custName: string
}

/**
 * The step of the card number, which identifies the bank: most banks send a code, one signs on its
 * own page.
 */
export function AddBankCardStep({ flow, custName }: Props) {
  const { numbers, lookup, type, draft } = flow
  const [listing, setListing] = useState(false)
  const wait = useSecondsLeft(draft.resendAt)
  const wrongCard = cardProblem(numbers.cardNo)
  const found = lookup.of(numbers.cardNo)
  const bank = found?.ok === true ? found.bank : null
  const byPage = bank?.signBy === 'page'
  const refusal = flow.cardError || (found?.ok === false ? found.text : '')
  const reason =
    wrongCard ??
    (found?.ok === false ? found.text : null) ??
    (byPage ? null : mobileProblem(numbers.mobileNo)) ??
    (byPage || wait === 0 ? null : `验证码已发送，${wait} 秒后可重新获取`)
  const text = byPage
    ? '前往银行页面签约'
    : wait > 0
      ? `${wait} 秒后可获取验证码`
      : '获取短信验证码'
  return (
    <>
      <FlowTemplate
        steps={ADD_BANK_STEPS}
        current={0}
        action={{
          text,
          missing: reason === null ? null : { reason, target: NUMBERS },
          busy: false,
          onClick: async () => void (await flow.next()),
        }}
        footNote="卡号和手机号加密后发送，不会保存在本机"
      >
        <Card
          title={`${custName}的储蓄卡`}
          extra={
            <Button kind="text" size="small" onClick={() => setListing(true)}>
              支持的银行
            </Button>
          }
        >
          <CardNumberField
            value={numbers.cardNo}
            onChange={(cardNo) => type({ cardNo })}
            onLeave={() => {
              if (!wrongCard) void lookup.look(numbers.cardNo)
            }}
            note={
              bank === null ? '仅支持本人名下的储蓄卡' : `${bank.bankName}，${bankLimits(bank)}`
            }
            error={refusal}
          />
          {byPage ? null : (
            <MobileField value={numbers.mobileNo} onChange={(mobileNo) => type({ mobileNo })} />
          )}
        </Card>
        {byPage ? (
          <Banner tone="info">
            {`${bank.bankName}的卡需要在银行自己的页面签约，签约后会回到这里继续`}
          </Banner>
        ) : null}
      </FlowTemplate>
      <AddBankBanks
        open={listing}
        onClose={() => setListing(false)}
        onSign={(it) => {
          setListing(false)
          void flow.leaveForBank(it)
        }}
      />
    </>
  )
}
