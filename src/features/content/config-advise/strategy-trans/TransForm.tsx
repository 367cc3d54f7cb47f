import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applyPortfolio,
  queryAdviceOrder,
  redeemPortfolio,
  stopAdvice,
} from '#api/calls/advice/advice-order.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { fetchIfFound, queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { compare, roundTo } from '#domain/money/money.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { PASSWORD_ROWS, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import type { PortfolioView } from '#shared/views/portfolio/portfolio.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import type { Missing } from '#ui/base/Button.tsx'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { useDebounced } from '#ui/fields/use-debounced.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { EstimateCard } from './EstimateCard.tsx'

const { strategyTrans } = configAdvisePaths
type Input = PathInput<typeof strategyTrans>
type Kind = Input['kind']

const REREAD = { at: 'dialog', action: 'reread' } as const
const SHARED = { ...PASSWORD_ROWS, notFound: REREAD, tokenExpired: REREAD, cardUnavailable: REREAD }
const APPLY = submissionCall(applyPortfolio, {
  ...SHARED,
  adviceNeeded: REREAD,
  adviceMismatch: REREAD,
  portfolioClosed: REREAD,
  amountOutOfRange: REREAD,
  agreementUnread: REREAD,
})
const REDEEM = submissionCall(redeemPortfolio, {
  ...SHARED,
  sharesShort: REREAD,
  requestPending: REREAD,
})
const STOP = submissionCall(stopAdvice, { ...SHARED, requestPending: REREAD })

const AMOUNT = 'trans-amount'
const CARDS = 'trans-card'
const PERCENTS = ['25', '50', '75', '100'] as const

interface Props {
  readonly input: Input
  readonly portfolio: PortfolioView
}

/** Asks what goes in or out, by which card, and shows the parts before it is sent. */
export function TransForm({ input, portfolio }: Props) {
  const { portfolioCode, kind } = input
  const [amount, setAmount] = useState(input.amount ?? '')
  const [percent, setPercent] = useState<string>('100')
  const [keep, setKeep] = useState<'0' | '1'>('1')
  const [chosen, setChosen] = useState<string | null>(null)
  const cards = useQuery(queryFor(listBankCards, {}))
  const usable = (cards.data?.cards ?? []).filter((it) => it.pension !== '1')
  const bankSerial = chosen ?? usable.find((it) => it.available)?.bankSerial ?? null
  const trans = useTrans({ input, amount, percent, keep, bankSerial })
  const edited = useDebounced(amount, 300)
  const problem = kind === 'in' ? amountProblem(amount, portfolio) : null
  const leaveFor = useLeaveFor()
  const missing: Missing | null =
    problem !== null
      ? { reason: problem, target: AMOUNT }
      : bankSerial === null
        ? { reason: '请选择银行卡', target: CARDS }
        : null
  return (
    <>
      <FormTemplate
        action={{
          text: actionText(kind, amount, percent),
          missing,
          sends: SENDS[kind],
          busy: trans.at === 'sending',
          onClick: () => trans.start(),
        }}
        footNote={<AdviceRiskLine />}
      >
        {kind === 'in' ? (
          <Card id={AMOUNT}>
            <AmountField
              label="转入金额"
              value={amount}
              form={amountForm}
              unit="元"
              clearable
              onChange={(value) => {
                trans.edited()
                setAmount(value)
              }}
              note={`首次 ${formatAmount(portfolio.minFirst)} 元起，追加 ${formatAmount(portfolio.minMore)} 元起`}
            />
          </Card>
        ) : null}
        {kind === 'out' ? (
          <Card title="转出比例">
            <Segments
              label="转出比例"
              items={PERCENTS.map((key) => ({ key, label: key === '100' ? '全部' : `${key}%` }))}
              value={percent}
              onChange={setPercent}
            />
          </Card>
        ) : null}
        {kind === 'stop' ? <KeepChoice keep={keep} onChange={setKeep} /> : null}
        {kind === 'stop' && keep === '1' ? null : (
          <EstimateCard
            request={
              kind === 'in'
                ? { portfolioCode, kind, amount: amountSent(edited) }
                : { portfolioCode, kind, percent: kind === 'stop' ? 100 : Number(percent) }
            }
            ready={kind !== 'in' || amountProblem(edited, portfolio) === null}
          />
        )}
        <div id={CARDS}>
          <Choices
            title={kind === 'in' ? '付款银行卡' : '到账银行卡'}
            choices={usable.map((card) => ({
              key: card.bankSerial,
              label: cardName(card),
              notes: card.available ? [] : [card.unavailableReason],
            }))}
            value={bankSerial}
            onChange={setChosen}
          />
        </div>
      </FormTemplate>
      <PasswordSheet
        of={trans}
        subtitle={`${actionText(kind, amount, percent)}，${portfolio.portfolioName}`}
        onForgot={() => leaveFor('tradingPassword')}
      />
    </>
  )
}

const SENDS = { in: 'applyPortfolio', out: 'redeemPortfolio', stop: 'stopAdvice' } as const

const amountSent = (typed: string): string =>
  typed === '' ? '0.00' : roundTo(typed.replace(/\.$/, ''), 2)

function amountProblem(typed: string, portfolio: PortfolioView): string | null {
  if (typed === '') return '请输入转入金额'
  const least =
    portfolio.own === null || portfolio.own.value === '0.00'
      ? portfolio.minFirst
      : portfolio.minMore
  return compare(amountSent(typed), least) < 0 ? `转入金额至少 ${formatAmount(least)} 元` : null
}

function actionText(kind: Kind, amount: string, percent: string): string {
  if (kind === 'stop') return '确认终止'
  if (kind === 'out') return percent === '100' ? '全部转出' : `转出 ${percent}%`
  return amount === '' ? '转入' : `转入 ${formatAmount(amountSent(amount))} 元`
}

function KeepChoice({
  keep,
  onChange,
}: {
  readonly keep: '0' | '1'
  readonly onChange: (keep: '0' | '1') => void
}) {
  return (
    <>
      <Choices
        title="终止以后"
        choices={[
          { key: '1', label: '保留基金', notes: ['份额转为普通持有，不卖出，没有赎回费'] },
          { key: '0', label: '全部卖出', notes: ['按各基金的规则卖出，钱到银行卡'] },
        ]}
        value={keep}
        onChange={(key) => onChange(key === '0' ? '0' : '1')}
      />
      <Card>
        <BulletList
          items={['不收终止费，未收取的投顾服务费从组合现金或卖出款中扣除', '以后可以重新签约']}
        />
      </Card>
    </>
  )
}

interface Trans {
  readonly input: Input
  readonly amount: string
  readonly percent: string
  readonly keep: '0' | '1'
  readonly bankSerial: string | null
}

/** Sends the order once by its number; the result reads what has come of that. */
function useTrans({ input, amount, percent, keep, bankSerial }: Trans) {
  const { portfolioCode, kind } = input
  const replace = useReplace()
  const queries = useQueryClient()
  // The number is that of the content, so that another order never goes under an earlier number.
  const content = JSON.stringify([kind, amount, percent, keep, bankSerial])
  const [numbers] = useState(() => new Map<string, string>())
  const numberFor = () => {
    const known = numbers.get(content) ?? newRequestNo()
    numbers.set(content, known)
    return known
  }
  const show = () => {
    void rereadAll(queries)
    replace(strategyTrans.to({ portfolioCode, kind, applyNo: numberFor() }))
  }
  return useSubmission({
    requiresPassword: true,
    idempotencyKey: content,
    async call({ seal, password }) {
      const applyNo = numberFor()
      const sealed = await seal({ transPwd: password })
      const order = { portfolioCode, bankSerial: bankSerial ?? '', ...sealed }
      switch (kind) {
        case 'in':
          return APPLY({ ...order, applyNo, amount: amountSent(amount) })
        case 'out':
          return REDEEM({ ...order, applyNo, percent: Number(percent) })
        case 'stop':
          return STOP({ ...order, requestNo: applyNo, keep })
      }
    },
    askOutcome: async () =>
      (await fetchIfFound(queryAdviceOrder, { applyNo: numberFor() })) !== null,
    onDone: show,
    onUnknown: show,
    actions: { reread: () => void rereadAll(queries) },
  })
}
