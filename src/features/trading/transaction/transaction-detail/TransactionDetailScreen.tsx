import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { portfolioLabel } from '#domain/fund/portfolio.ts'
import { isEmptyList } from '#api/rows.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import { useCurrent } from '#api/use-current.ts'
import { businessFamily, isPlanNote, orderName, planEndedItself } from '#domain/business-codes.ts'
import { awaitsBank, shownStatus } from '#domain/order/order-status.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import type { transactionPaths } from '#paths/transaction.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { OrderCouponsCard } from '#shared/engines/coupon/OrderCouponsCard.tsx'
import { orderFigureWords } from '#shared/engines/order/record/order-figure.ts'
import { orderSteps } from '#shared/engines/order/record/order-steps.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './TransactionDetailScreen.module.css'
import { AgreedTexts } from './AgreedTexts.tsx'
import { BuyAgainBar } from './BuyAgainBar.tsx'
import { CancelBar, CancelNotice } from './CancelBar.tsx'
import { OrderFunds } from './OrderFunds.tsx'
import { NewPlanBar, PlanLink } from './PlanNote.tsx'
import { RefundCard } from './RefundCard.tsx'
import { SoldLots } from './SoldLots.tsx'
import { figureLabel } from './figure-label.ts'
import { failedToPay } from '#domain/order/another-card.ts'
import { useCancel, type Cancelling, type OrderDetail } from './use-cancel.ts'
import { bankWords } from './bank-words.ts'
import { confirmationItems } from './confirmation-items.ts'
import { payoutItems } from './payout-items.ts'
import { returnedItems } from './returned-items.ts'

type Input = PathInput<typeof transactionPaths.transactionDetail>

const TONES = { done: 'brand', underWay: 'warning', failed: 'gain', closed: 'neutral' } as const

const CANCELLED = '6'
const CONFIRMED = '1'

/** The time between two fetches of an order while it waits for its bank, in ms. */
const ASK_AGAIN_MS = 5_000

/** One order: state, dates, confirmation, and the button to cancel it. */
export default function TransactionDetailScreen({ input }: { readonly input: Input }) {
  // The key keeps the state of one order's cancellation from another order.
  return <Order key={input.applyNo} applyNo={input.applyNo} />
}

function Order({ applyNo }: { readonly applyNo: string }) {
  const detail = useCurrent(
    queryTransactionDetail,
    { applyNo },
    {
      refetchInterval: ({ state }) =>
        state.data && awaitsBank(state.data.record) ? ASK_AGAIN_MS : false,
    },
  )
  const cancelling = useCancel(applyNo, detail.data)
  const actions = ({ record }: OrderDetail) => (
    <>
      <CancelBar record={record} cancelling={cancelling} />
      {failedToPay(record) ? <BuyAgainBar record={record} /> : null}
      {planEndedItself(record) ? <NewPlanBar record={record} /> : null}
    </>
  )
  return (
    <DetailTemplate query={detail} actions={actions}>
      {(data) => <OrderCards {...data} cancelling={cancelling} />}
    </DetailTemplate>
  )
}

interface Props extends OrderDetail {
  readonly cancelling: Cancelling
}

function OrderCards({ record, serverTime, lots, agreements, coupons, cancelling }: Props) {
  const { veil, veilIn } = useHiddenAmounts()
  const today = serverTime.slice(0, 8)
  const { businessCode } = record
  const status = shownStatus({ ...record, confirmDate: record.transactionCfmDate, today })
  const figure = orderFigureWords(record, status.tone)
  const returned = returnedItems(record, today)
  const kind = orderName(record)
  const isNote = isPlanNote(businessCode)
  const family = businessFamily(businessCode)
  const payout = payoutItems(record)
  const portfolio = portfolioLabel(record)
  const steps = orderSteps(record, today)
  return (
    <>
      <Card>
        <div className={styles.head}>
          <Tag tone={TONES[status.tone]}>{status.name}</Tag>
          <p className={styles.label}>
            {figureLabel(record, figure.unit)}
            {figure.unit === undefined ? null : <HideAmountsButton />}
          </p>
          {isNote ? null : figure.unit === undefined ? (
            <NumberText size="hero" {...figure} />
          ) : (
            <NumberText size="hero" {...figure} value={veil(figure.value)} />
          )}
        </div>
        <CancelNotice cancelling={cancelling} />
        {awaitsBank(record) ? <Banner tone="info">{bankWords(record)}</Banner> : null}
      </Card>
      <OrderFunds record={record} />
      {isNote && record.buyPlanNo !== '' ? <PlanLink planNo={record.buyPlanNo} /> : null}
      {record.status === CANCELLED ? <RefundCard applyNo={record.applyNo} today={today} /> : null}
      {returned === null ? null : (
        <Card title="退款信息">
          <KeyValue items={returned} />
        </Card>
      )}
      <Card title={isNote ? '计划进度' : '订单进度'}>
        <Timeline steps={steps} />
        <CalendarNote
          dates={[record.transactionCfmDate, record.paymentDate]}
          overseas={steps.some(({ state }) => state === 'pending') ? record : undefined}
        />
      </Card>
      <Card title={isNote ? '计划信息' : family === 'dividend' ? '分红信息' : '确认信息'}>
        <KeyValue items={confirmationItems(record, veilIn)} />
      </Card>
      <OrderCouponsCard coupons={coupons} />
      {isEmptyList(lots) ? null : <SoldLots lots={lots} />}
      {payout === null ? null : (
        <Card title="到账信息">
          <KeyValue items={payout} />
        </Card>
      )}
      <Card title={isNote ? '扣款信息' : '订单信息'}>
        <KeyValue
          items={[
            {
              label: family === 'buy' || isNote ? '付款方式' : '交易账户',
              value: record.channelName,
            },
            { label: '业务类型', value: kind },
            ...(portfolio === null ? [] : [{ label: '所属', value: portfolio }]),
          ]}
        />
      </Card>
      {isEmptyList(agreements) ? null : <AgreedTexts agreements={agreements} />}
      {record.status === CONFIRMED && !isNote && record.applicationCfmAmt !== null ? (
        <RowCard label="凭证">
          <Row
            title="交易确认单"
            href={myCenterPaths.paperForm.to({ kind: 'confirmation', applyNo: record.applyNo })}
          />
        </RowCard>
      ) : null}
      <Card flush>
        <CopyLine label={isNote ? '记录编号' : '订单号'} value={record.applyNo} />
      </Card>
    </>
  )
}
