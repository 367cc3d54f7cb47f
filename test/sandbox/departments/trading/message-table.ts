/** Messages about orders, held funds and their documents. */
import * as v from 'valibot'
import { DIVIDEND_METHODS, orderName, WALLET_FUND } from '#domain/business-codes.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, weekdayNumber, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { shownStatus } from '#domain/order/order-status.ts'
import { chargePaths } from '#paths/charge.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { readFund } from '#test/sandbox/kernel/message-facts.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, cut, HALF_NAME } from '#test/sandbox/kernel/message-text.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { findOrder } from './order-row.ts'

const orNull = (cents: number | null) => (cents === null ? null : yuan(cents))

/** The facts of an order's message, in yuan and shares; null where there is no such order. */
function readOrder(
  { db, market }: World,
  { subject, event, today }: { subject: string; event: string; today: Date8 },
) {
  const order = findOrder(db, subject)
  if (!order) return null
  const fund = market.fund(order.fund_code)
  const isPurchase = ['20', '22', '39'].includes(order.business_code)
  const card = db.get(
    v.object({ bank_name: v.string(), tail: v.string() }),
    'SELECT bank_name, tail FROM cards WHERE bank_serial = ?',
    order.bank_serial,
  )
  const wallet = order.route === 'wallet' ? market.fund(WALLET_FUND) : undefined
  return {
    businessCode: order.business_code,
    // The states that it has reached since are of other messages.
    status: event === 'orderPaid' ? '3' : order.status,
    dividendMethod: order.dividend_method,
    fundTypeCode: fund?.typeCode ?? '',
    fundName: fund?.name ?? order.fund_code,
    targetName: market.fund(order.target_fund ?? '')?.name ?? '',
    confirmDate: event === 'orderFailed' ? today : order.confirm_date,
    errorDetail: order.error_detail,
    amount: formatAmount(isPurchase ? yuan(order.amount) : orNull(order.net ?? order.amount)),
    payout: formatAmount(yuan(order.payout > 0 ? order.payout : (order.net ?? 0))),
    payDay: order.payment_date,
    payee: wallet?.name ?? (card ? `${card.bank_name}（尾号 ${card.tail}）` : '银行卡'),
    shares: formatShares(orNull(order.business_code === '36' ? order.target_shares : order.shares)),
  }
}
type OrderFacts = NonNullable<ReturnType<typeof readOrder>>

/** A row about an order: its user reads the name and the state of the order's own screen. */
const ofOrder = (words: {
  readonly title?: (it: OrderFacts & { readonly today: Date8 }) => string
  readonly text: (it: OrderFacts) => string
  readonly amounts: (it: OrderFacts) => string[]
}) =>
  message({
    topic: 'trade',
    legal: true,
    due: 'atOnce',
    whom: (_db, order: { readonly apply_no: string; readonly user_id: string }) => [
      { userId: order.user_id, key: order.apply_no, subject: order.apply_no, detail: {} },
    ],
    detail: {},
    read: readOrder,
    title: (it) => `${orderName(it)}${shownStatus(it).name}`,
    leadsTo: ({ subject }) => transactionPaths.transactionDetail.to({ applyNo: subject }),
    ...words,
  })

const withReason = ofOrder({
  text: (it) => around(it.fundName, (name) => `${name}，${it.errorDetail}`),
  amounts: () => [],
})

function confirmedText(it: OrderFacts): string {
  switch (it.businessCode) {
    case '24':
    case '25': {
      const arrival = it.payDay === null ? '' : `，预计 ${formatDate(it.payDay)} 到账`
      return around(it.fundName, (name) => `${name}，${it.shares} 份，${it.payout} 元${arrival}`)
    }
    case '36':
      return `${cut(it.fundName, HALF_NAME)}转为${cut(it.targetName, HALF_NAME)} ${it.shares} 份`
    case '29': {
      const method = DIVIDEND_METHODS.get(it.dividendMethod ?? '') ?? ''
      return around(it.fundName, (name) => `${name}，${method}`)
    }
    default:
      return around(it.fundName, (name) => `${name}，${it.amount} 元，确认 ${it.shares} 份`)
  }
}

function confirmedAmounts({ businessCode, shares, payout, amount }: OrderFacts): string[] {
  if (businessCode === '29') return []
  if (businessCode === '36') return [shares]
  return businessCode === '24' || businessCode === '25' ? [shares, payout] : [amount, shares]
}

/** Returns what the money is that has arrived. */
function arrivedTitle(order: OrderFacts): string {
  const name = orderName(order)
  if (order.businessCode === '43' || order.businessCode === '98') return `${name}已到账`
  return ['2', '6', '7'].includes(order.status) ? `${name}退款已到账` : `${name}款项已到账`
}

const toFund = ({ subject }: { subject: string }) =>
  fundDetailPaths.fundDetailSingle.to({ fundCode: subject })

/** A row about shares of a fund that its own event describes. */
const ofShares = (
  row: { readonly title: string; readonly legal: boolean },
  content: (event: { readonly figure: string }) => string,
) =>
  message({
    topic: 'fund',
    due: 'atOnce',
    whom: (
      _db,
      it: {
        readonly userIds: readonly string[]
        readonly fundCode: string
        readonly date: Date8
        /** Of a dividend the yuan a share, of a split the shares for one. */
        readonly figure: string
      },
    ) =>
      it.userIds.map((userId) => ({
        userId,
        key: `${it.fundCode} ${it.date}`,
        subject: it.fundCode,
        detail: { content: content(it) },
      })),
    detail: { content: v.string() },
    read: readFund,
    text: (it) => around(it.fundName, (name) => `${name}，${it.content}`),
    leadsTo: toFund,
    ...row,
  })

const userRow = v.object({ user_id: v.string() })
const isWeekend = (day: Date8) => [0, 6].includes(weekdayNumber(day))

/** The closure with a weekday in it that begins on the day after; null on other days. */
function closureAfter(day: Date8, { isTradingDay }: Market) {
  const from = addDays(day, 1)
  if (!isTradingDay(day) || isTradingDay(from)) return null
  const opens = tradingDayOnOrAfter(from, isTradingDay)
  const to = addDays(opens, -1)
  for (let closed = from; closed <= to; closed = addDays(closed, 1)) {
    if (!isWeekend(closed)) return { from, to, opens }
  }
  return null
}

export const tradeMessages = {
  /** Accepted after an unknown outcome: the bank has answered at last. */
  orderPaid: ofOrder({
    text: (it) =>
      around(it.fundName, (name) => `${name}，银行已付款 ${it.amount} 元，申请已受理，等待确认`),
    amounts: ({ amount }) => [amount],
  }),
  orderCancelled: withReason,
  orderConfirmed: ofOrder({ text: confirmedText, amounts: confirmedAmounts }),
  orderFailed: withReason,
  moneyArrived: ofOrder({
    title: arrivedTitle,
    text: (it) => around(it.fundName, (name) => `${name}，${it.payout} 元已到${it.payee}`),
    amounts: ({ payout }) => [payout],
  }),
  dividendReinvested: ofOrder({
    title: orderName,
    text: (it) =>
      around(it.fundName, (name) => `${name}，分红 ${it.amount} 元，转为 ${it.shares} 份`),
    amounts: ({ amount, shares }) => [amount, shares],
  }),
  holdingChanged: ofOrder({
    title: orderName,
    text: (it) =>
      around(it.fundName, (name) => `${name}，${it.shares} 份，由登记机构办理，详情可查看`),
    amounts: ({ shares }) => [shares],
  }),
  orderDateMoved: message({
    topic: 'trade',
    legal: true,
    due: 'atOnce',
    whom: (
      _db,
      it: {
        readonly order: { readonly apply_no: string; readonly user_id: string }
        readonly moved: { what: 'confirmation' | 'arrival'; from: Date8; to: Date8 }
      },
    ) => [
      {
        userId: it.order.user_id,
        key: `${it.order.apply_no} ${it.moved.from}`,
        subject: it.order.apply_no,
        detail: it.moved,
      },
    ],
    detail: {
      what: v.picklist(['confirmation', 'arrival']),
      from: v.string(),
      to: v.string(),
    },
    read(world, { subject }) {
      const fundCode = findOrder(world.db, subject)?.fund_code ?? ''
      return readFund(world, { subject: fundCode })
    },
    title: ({ what }) => `订单${what === 'arrival' ? '到账' : '确认'}日期有变`,
    text: ({ fundName, what, from, to }) =>
      around(
        fundName,
        (name) =>
          `${name}，${what === 'arrival' ? '到账' : '确认'}由 ${formatDate(from)} 改为 ${formatDate(to)}，休市安排已公布`,
      ),
    leadsTo: ({ subject }) => transactionPaths.transactionDetail.to({ applyNo: subject }),
  }),
  /** To who watches the fund: a holder reads of the own dividend instead. */
  dividendPaid: ofShares(
    { title: '基金分红', legal: false },
    ({ figure }) => `每份现金分红 ${figure} 元`,
  ),
  sharesConverted: ofShares(
    { title: '基金份额折算', legal: true },
    ({ figure }) => `份额折算，每份变为 ${figure} 份`,
  ),
  /** To who had moved money before the month began: the report of the month before. */
  monthReady: message({
    topic: 'report',
    legal: false,
    due: eachMorning(40),
    whom(db, { day }: Morning) {
      if (!day.endsWith('01')) return []
      const month = addMonths(day, -1).slice(0, 6)
      return db
        .all(
          userRow,
          `SELECT DISTINCT o.user_id FROM orders o JOIN journals j ON j.ref = o.apply_no WHERE j.time < ?`,
          `${day}000000`,
        )
        .map(({ user_id: userId }) => ({ userId, key: month, subject: month, detail: {} }))
    },
    detail: {},
    title: ({ subject }) => `${Number(subject.slice(4))} 月月报已生成`,
    text: ({ subject }) =>
      `${subject.slice(0, 4)} 年 ${Number(subject.slice(4))} 月的收益、交易和定投都在这里`,
    leadsTo: ({ subject }) => monthlyReportPaths.monthlyReportHome.to({ month: subject }),
  }),
  /** A closure with a weekday in it, on the last trading day before. */
  closureAhead: message({
    topic: 'notice',
    legal: false,
    due: eachMorning(90),
    whom(db, { market, day }: Morning) {
      const closure = closureAfter(day, market)
      if (closure === null) return []
      return db
        .all(userRow, `SELECT DISTINCT user_id FROM lots WHERE shares > 0 ORDER BY user_id`)
        .map(({ user_id: userId }) => ({
          userId,
          key: closure.from,
          subject: '',
          detail: closure,
        }))
    },
    detail: { from: v.string(), to: v.string(), opens: v.string() },
    title: '休市安排',
    text({ from: first, to: last, opens: next }) {
      const today = addDays(first, -1)
      const [from, to, opens] = [first, last, next].map((day) => formatNearDay(day, today))
      return `${from === to ? from : `${from} 至 ${to}`} 休市，期间的申请按 ${opens} 受理，到账顺延`
    },
    leadsTo: () => chargePaths.shiftRule.to({}),
  }),
  /** Another wording of a document to who holds its fund: the first sentence of what was added. */
  agreementChanged: message({
    topic: 'notice',
    legal: true,
    due: 'atOnce',
    whom(
      db,
      it: {
        readonly fundCode: string
        readonly revised: {
          readonly title: string
          readonly hash: string
          readonly sections: readonly { readonly text: string }[]
        }
      },
    ) {
      const { title, hash, sections } = it.revised
      const added = sections[sections.length - 1]?.text ?? ''
      const change = added.replace(/^本文件/, '').replace(/，.*$/, '')
      return db
        .all(
          userRow,
          'SELECT DISTINCT user_id FROM lots WHERE fund_code = ? AND shares > 0 ORDER BY user_id',
          it.fundCode,
        )
        .map(({ user_id: userId }) => ({
          userId,
          key: hash,
          subject: it.fundCode,
          detail: { document: title, change },
        }))
    },
    detail: { document: v.string(), change: v.string() },
    title: '协议有更新',
    text: (it) => around(it.document, (name) => `${name}${it.change}`),
    leadsTo: toFund,
  }),
}
