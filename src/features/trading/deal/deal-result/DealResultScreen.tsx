import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import { awaitsBank } from '#domain/order/order-status.ts'
import type { dealPaths, DealType } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { now14 } from '#platform/clock.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft } from '#session/draft.ts'
import { orderFigure } from '#shared/engines/order/record/order-figure.ts'
import {
  orderSteps,
  stepsTitle,
  type TransactionRecord,
} from '#shared/engines/order/record/order-steps.ts'
import { PartnerBack } from '#shared/parts/partner/PartnerBack.tsx'
import { OrderCouponsCard } from '#shared/engines/coupon/OrderCouponsCard.tsx'
import { OutcomeScreen } from '#shared/engines/outcome/OutcomeScreen.tsx'
import { useOutcome } from '#shared/engines/outcome/use-outcome.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { draftKey } from '#shared/engines/order/value/deal-draft.ts'
import { DEALS } from '#shared/engines/order/value/deals.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { orderOutcome } from './deal-outcome.ts'

type Input = PathInput<typeof dealPaths.dealResult>

/**
 * The figure in the unit of the form: a withdrawal is in yuan, because a money-market fund's share
 * is one yuan.
 */
function resultFigure(type: DealType, record: TransactionRecord) {
  const { value, unit } = orderFigure(record)
  return { amount: value, unit: type === 'withdraw' ? '元' : unit } as const
}

function orderSubject({ fundName, targetFundName }: TransactionRecord): string {
  return targetFundName === '' ? fundName : `${fundName} 转换为 ${targetFundName}`
}

/**
 * The outcome of an order, fetched from the provider by its application number, until the bank has
 * finished with it.
 */
export default function DealResultScreen({ input }: { readonly input: Input }) {
  const { type, applyNo, fundCode } = input
  usePublishedUntil()
  const replace = useReplace()
  const asked = useOutcome({
    applyNo,
    detail: queryTransactionDetail,
    detailRequest: (result) => ({ input: { applyNo }, known: result?.state === 'placed' }),
    isOpen: (found) => awaitsBank(found.record),
    reported: DEALS[type].buys ? 'purchase' : null,
    // The order exists: its draft must not offer the application number again.
    onPlaced: () => dropDraft(sessionStore, draftKey(type, fundCode)),
  })
  const record = asked.found?.record ?? null
  const now = asked.found?.serverTime ?? now14()
  const steps = record === null ? [] : orderSteps(record, now.slice(0, 8))
  return (
    <OutcomeScreen
      asked={asked}
      words={orderOutcome(asked.state, record, type, now)}
      acts={{
        detail: {
          text: '查看订单',
          onClick: () => replace(transactionPaths.transactionDetail.to({ applyNo })),
        },
        again: () => replace(DEALS[type].form(fundCode)),
      }}
      head={record && { ...resultFigure(type, record), subject: orderSubject(record) }}
      help="交易结果"
    >
      {record === null ? null : (
        <Card title={stepsTitle(steps)}>
          <Timeline steps={steps} />
          <CalendarNote dates={[record.transactionCfmDate, record.paymentDate]} overseas={record} />
        </Card>
      )}
      <OrderCouponsCard coupons={asked.found?.coupons ?? []} />
      {type === 'deposit' && record !== null ? <PartnerBack flag="opened" /> : null}
    </OutcomeScreen>
  )
}
