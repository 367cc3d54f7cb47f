import { requestReason, requestWords } from '#domain/identity/message-code.ts'
import type { ReactNode } from 'react'
import { cardProblem, mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { NumbersCard } from '#shared/engines/bank/NumbersCard.tsx'
import { CaptchaField } from '#shared/engines/proof/CaptchaField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import type { Missing } from '#ui/base/Button.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { AddCardSetup } from './setup.ts'
import type { AddCardFlow } from './use-add-card.ts'

/** The element id of the card with the numbers. */
const NUMBERS = 'bank-numbers'

interface Props {
  readonly flow: AddCardFlow
  readonly words: AddCardSetup<never>['words']
  /** The masked name of the user, who must own the card. */
  readonly custName: string
  /** The texts that must be agreed to before a code is sent; null without anything. */
  readonly consent: { readonly part: ReactNode; readonly missing: Missing | null } | null
}

/**
 * The step of the card number, which identifies the bank: most banks send a code, one signs on its
 * own page.
 */
export function CardStep({ flow, words, custName, consent }: Props) {
  const { numbers, lookup, message } = flow
  const wait = useSecondsLeft(message.resendAt)
  const found = lookup.of(numbers.cardNo)
  const bank = found?.ok === true ? found.bank : null
  const byPage = bank?.signBy === 'page'
  const reason =
    cardProblem(numbers.cardNo) ??
    (found?.ok === false ? found.text : null) ??
    (byPage ? null : mobileProblem(numbers.mobileNo)) ??
    (byPage ? null : requestReason(message.sent, wait))
  const text = byPage ? '前往银行页面签约' : wait > 0 ? requestWords(null, wait) : '获取短信验证码'
  return (
    <FlowTemplate
      steps={words.steps}
      current={words.numbersAt}
      action={{
        text,
        missing: reason === null ? (consent?.missing ?? null) : { reason, target: NUMBERS },
        onClick: flow.next,
      }}
      footNote="卡号和手机号加密后发送，不会保存在本机"
    >
      <NumbersCard
        id={NUMBERS}
        title={`${custName}的储蓄卡`}
        numbers={numbers}
        onType={flow.type}
        lookup={lookup}
        error={flow.cardError}
        onSign={flow.onSign}
      />
      {message.captcha === null ? null : (
        <Card>
          <CaptchaField message={message} />
        </Card>
      )}
      {message.error === '' ? null : <Banner tone="warning">{message.error}</Banner>}
      {byPage ? (
        <Banner tone="info">
          {`${bank.bankName}的卡需要在银行自己的页面签约，签约后会回到这里继续`}
        </Banner>
      ) : null}
      {consent?.part}
    </FlowTemplate>
  )
}
