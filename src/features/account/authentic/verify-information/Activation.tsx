import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { activateAccount } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { cardName } from '#shared/bank/card-name.ts'
import type * as v from 'valibot'
import { useState } from 'react'
import { cardProblem } from '#shared/bank/bank-fields.ts'
import { CardNumberField } from '#shared/bank/BankFields.tsx'
import { PasswordSheet } from '#shared/person/PasswordSheet.tsx'
import { useLeaveFor, useWayBack } from '#shared/person/use-way-back.ts'
import { submissionCall, PASSWORD_ROWS, GENERAL } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useTitle } from '#templates/use-title.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'

const NUMBER = 'activation-card'

const OTHER_CARD = { at: 'card', text: '与所选银行卡不一致，请核对卡号' } as const
const CARD_BIN = submissionCall(queryBankCardBin, {
  cardUnsupported: OTHER_CARD,
  tokenExpired: OTHER_CARD,
  otherwise: OTHER_CARD,
})
const ACTIVATE = submissionCall(activateAccount, {
  ...PASSWORD_ROWS,
  notAuthenticated: GENERAL,
  tokenExpired: GENERAL,
})

type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

interface Props {
  readonly from: string | undefined
  readonly cards: readonly BoundCard[]
}

/**
 * Activates an account that has slept: one card of the user's, by its whole number, and the trading
 * password.
 */
export function Activation({ from, cards }: Props) {
  const wayBack = useWayBack(from)
  const leaveFor = useLeaveFor()
  useTitle('激活账户')
  const [cardNo, setCardNo] = useState('')
  const [chosen, setChosen] = useState(cards.find((it) => it.available)?.bankSerial ?? null)
  const card = cards.find((it) => it.bankSerial === chosen)

  const activating = useSubmission({
    places: ['card'],
    /** Whether the number is this card's: by its last digits, by its bank at the provider. */
    async check(ask) {
      if (card?.cardTail !== cardNo.slice(-4)) return OTHER_CARD
      const { bankId } = await ask(CARD_BIN(await sealFields({ bankNo: cardNo })))
      return bankId === card.bankId || OTHER_CARD
    },
    asks: true,
    call: async ({ seal, password }) => ACTIVATE(await seal({ transPwd: password })),
    askOutcome: async () => (await fetchOrThrow(queryUserStatus, {})).activeFlag === '1',
    onDone() {
      toast.show('账户已激活')
      wayBack.done()
    },
    words: {
      notSent: { at: 'card', text: '没有核对成功，请检查网络后再试' },
      notDone: { at: 'toast', text: '账户还没有激活，请再次提交' },
    },
  })
  const type = (typed: string) => {
    activating.edited()
    setCardNo(typed)
  }

  const reason = card === undefined ? '请选择一张银行卡' : cardProblem(cardNo)
  const action =
    activating.unknown || card === undefined
      ? { text: '查询激活结果', missing: null, onClick: activating.ask }
      : {
          text: '下一步，验证交易密码',
          missing: lacking(reason, NUMBER),
          onClick: () => activating.start(),
        }
  return (
    <FormTemplate action={action} footNote="卡号加密后发送，不会保存在本机">
      {activating.unknown ? (
        <Banner tone="warning">正在确认结果：没有收到激活结果，请查询后再决定下一步</Banner>
      ) : (
        <Banner tone="info">账户长期没有使用，核对一张银行卡和交易密码后即可恢复交易</Banner>
      )}
      <Card flush>
        <Choices
          title="选择银行卡"
          choices={cards.map((it) => ({
            key: it.bankSerial,
            label: cardName(it),
            notes: it.available ? [] : [it.unavailableReason],
            disabled: !it.available,
          }))}
          value={chosen}
          onChange={(key) => {
            setChosen(key)
            type('')
          }}
        />
      </Card>
      <Card
        id={NUMBER}
        title="核对卡号"
        extra={
          <Button kind="text" size="small" onClick={() => leaveFor('card')}>
            卡已停用，添加新卡
          </Button>
        }
      >
        <CardNumberField
          value={cardNo}
          onChange={type}
          note="请填写所选银行卡的完整卡号"
          error={activating.problem('card')}
        />
      </Card>
      <PasswordSheet of={activating} subtitle="激活账户" />
    </FormTemplate>
  )
}
