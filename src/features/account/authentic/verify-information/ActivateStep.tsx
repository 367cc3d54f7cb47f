import { useCurrent } from '#api/use-current.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useLeaveFor, useWayBack } from '#shared/engines/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { activateAccount } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { sealFields } from '#api/seal-fields.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { useState } from 'react'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { cardProblem } from '#shared/engines/proof/bank-fields.ts'
import { CardNumberField } from '#shared/engines/proof/BankFields.tsx'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import {
  submissionCall,
  PASSWORD_ROWS,
  GENERAL,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useTitle } from '#templates/use-title.ts'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  readonly from: string | undefined
}

/** The activation of an account that was opened before and has slept. */
export function ActivateStep({ from }: Props) {
  const leaveFor = useLeaveFor()
  return (
    <VerifiedOnly purpose="激活账户">
      {({ activeFlag, tpwdFlag }) => {
        if (activeFlag === '1') return <AlreadyActive from={from} />
        if (tpwdFlag === '1') return <WithCards from={from} />
        return (
          <EmptyState
            kind="forbidden"
            title="激活前请先设置交易密码"
            note="激活账户需要验证交易密码"
            actionText="去设置"
            onAction={() => leaveFor('tradingPassword')}
          />
        )
      }}
    </VerifiedOnly>
  )
}

function WithCards({ from }: Props) {
  const cards = useCurrent(listBankCards, {})
  const leaveFor = useLeaveFor()
  return (
    <DataTemplate
      query={cards}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(data) => data.cards.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="请先添加一张银行卡"
          note="激活账户需要核对一张本人的银行卡"
          actionText="添加银行卡"
          onAction={() => leaveFor('card')}
        />
      }
    >
      {(data) => <Activation from={from} cards={data.cards} />}
    </DataTemplate>
  )
}

function AlreadyActive({ from }: Props) {
  const { done } = useWayBack(from)
  return (
    <ResultTemplate
      tone="done"
      title="账户已激活"
      note="可以正常交易"
      primary={{ text: from === undefined ? '返回' : '继续', onClick: done }}
    />
  )
}

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

interface ActivationProps {
  readonly from: string | undefined
  readonly cards: readonly BoundCard[]
}

/**
 * Activates an account that has slept: one card of the user's, by its whole number, and the trading
 * password.
 */
function Activation({ from, cards }: ActivationProps) {
  const wayBack = useWayBack(from)
  const leaveFor = useLeaveFor()
  useTitle('激活账户')
  const [cardNo, setCardNo] = useState('')
  const [chosen, setChosen] = useState(cards.find((it) => it.available)?.bankSerial ?? null)
  const card = cards.find((it) => it.bankSerial === chosen)

  const activating = useSubmission({
    places: ['card'],
    /**
     * Returns whether the number is this card's: by its last digits, by its bank at the provider.
     */
    async check(ask) {
      if (card?.cardTail !== cardNo.slice(-4)) return OTHER_CARD
      const { bankId } = await ask(CARD_BIN(await sealFields({ bankNo: cardNo })))
      return bankId === card.bankId || OTHER_CARD
    },
    requiresPassword: true,
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
      ? { text: '查询激活结果', missing: null, sends: null, onClick: activating.ask }
      : {
          text: '下一步，验证交易密码',
          sends: 'activateAccount' as const,
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
