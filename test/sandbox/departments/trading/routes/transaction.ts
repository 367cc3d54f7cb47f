import { monthDay } from '#domain/campaign/campaign-words.ts'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  queryTransactionDetail,
  queryTransactionList,
  setDividendMethod,
  type transactionRecord,
} from '#api/calls/transaction.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { batchOf } from '#test/sandbox/departments/coupons/batches.ts'
import { BACK_AFTER, couponsWith } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { recordDate } from '#test/sandbox/market/archives/dividends.ts'
import { overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { portfolioFor } from '#test/sandbox/market/portfolios.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { openLots } from '#test/sandbox/departments/trading/lots.ts'
import { insertOrder } from '#test/sandbox/departments/trading/orders.ts'
import { orderRow } from '#test/sandbox/departments/trading/order-row.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { agreedWith } from '#test/sandbox/departments/trading/protocols.ts'
import { saleDates, soldLots } from '#test/sandbox/departments/trading/sale-terms.ts'
import { QUICK_ARRIVAL, QUICK_WITHDRAWAL } from '#test/sandbox/departments/trading/withdrawal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'

const orderAndCard = v.object({
  ...orderRow.entries,
  channel_id: v.string(),
  bank_name: v.string(),
  tail: v.string(),
  plan_no: v.nullable(v.string()),
  /** When money came into the order's transit. */
  pay_time: v.nullable(v.string()),
  /** When money that the order gave back arrived. */
  paid_time: v.nullable(v.string()),
  /** Of a conversion's outgoing half: the fee of its incoming one, cents. */
  top_up_fee: v.nullable(v.number()),
})

const FROM = `FROM orders o JOIN cards c USING (bank_serial)
  LEFT JOIN plan_records r ON r.apply_no = o.apply_no`
const ORDERS = `SELECT o.*, c.channel_id, c.bank_name, c.tail, r.plan_no,
  (SELECT fee FROM orders WHERE leg_of = o.apply_no) AS top_up_fee,
  (SELECT min(j.time) FROM entries e JOIN journals j USING (journal_id)
   WHERE e.account = 'transit:' || o.apply_no AND e.unit = 'CNY' AND e.amount > 0) AS pay_time,
  (SELECT max(j.time) FROM entries e JOIN journals j USING (journal_id)
   WHERE e.account = 'payout:' || o.apply_no AND e.unit = 'CNY' AND e.amount < 0) AS paid_time ${FROM} WHERE o.user_id = ?`

const orNull = (cents: number | null) => (cents === null ? null : yuan(cents))

type Order = v.InferOutput<typeof orderAndCard>
type Record = v.InferOutput<typeof transactionRecord>

const SALES: ReadonlySet<string> = new Set(['24', '25', '42', '98'])
const isPurchase = (order: Order) => ['20', '22', '30', '39', '37'].includes(order.business_code)

/**
 * The amount confirmed in yuan: with the fee where it was paid in, after the fee where it came out.
 */
function confirmedAmount(order: Order): string | null {
  if (order.net === null) return null
  return yuan(isPurchase(order) ? order.net + (order.fee ?? 0) : order.net)
}

function paymentText(order: Order, today: string): string {
  if (order.paid === 1) return '已到账'
  if (order.business_code === QUICK_WITHDRAWAL && ['3', '5'].includes(order.status))
    return QUICK_ARRIVAL
  if (order.payment_date === null) return ''
  return `预计 ${monthDay(order.payment_date, today)} 24:00 前到账`
}

/**
 * The payer of a purchase, by name: the bank of its card, or the wallet of that card. Of anything
 * else the bank.
 */
function payerName(order: Order, market: Market): string {
  const wallet = order.route === 'wallet' && isPurchase(order) && market.fund(WALLET_FUND)
  return wallet ? wallet.name : order.bank_name
}

/**
 * The receiver of the money of a sale or of a cash dividend, by name; empty where the order pays
 * nothing out.
 */
function payeeName(order: Order, market: Market): string {
  const pays =
    SALES.has(order.business_code) ||
    (order.business_code === '43' && order.dividend_method === '1')
  if (!pays) return ''
  const wallet = order.route === 'wallet' && market.fund(WALLET_FUND)
  return wallet ? wallet.name : `${order.bank_name}（尾号 ${order.tail}）`
}

/** The amount that a dividend paid a share, and the days of its decision; null of anything else. */
function dividendFacts(order: Order, { market, clock }: World): Record['dividend'] {
  if (order.business_code !== '43') return null
  const exDate = order.trade_date
  const perShare = market.pointOn(order.fund_code, exDate, clock.now())?.dividend ?? null
  return perShare === null ? null : { recordDate: recordDate(market, exDate), exDate, perShare }
}

/** The coupons of an order: with it, used, or back. */
const orderCoupons = ({ db, market }: World, order: Order) =>
  couponsWith(db, order.apply_no).map((it) => ({
    cardId: it.card_id,
    title: batchOf(it.batch_id).title,
    state: it.with_order,
    cut: yuan(it.cut),
    back: yuan(it.back),
    backState: it.back_state === '' ? ('none' as const) : it.back_state,
    backDate:
      it.back_state === ''
        ? null
        : addTradingDays(order.confirm_date, BACK_AFTER, market.isTradingDay),
    validUntil: it.valid_until,
  }))

/** The fund of an order, and the other one of a conversion. */
const orderFunds = ({ fund_code: code, target_fund: target }: Order, market: Market) =>
  [code, target ?? ''].flatMap((it) => market.fund(it) ?? [])

const latestDay = (days: readonly (Date8 | null)[]): Date8 =>
  days.reduce<Date8>((latest, day) => (day !== null && day > latest ? day : latest), '')

function orderView(order: Order, world: World): Record {
  const { market } = world
  const { target_fund: target } = order
  return {
    applyNo: order.apply_no,
    status: order.status,
    businessCode: order.business_code,
    businessKind: order.business_kind,
    subBussinessKind: '',
    secBizCode: '',
    targetFundCode: target,
    targetFundName: target === null ? '' : (market.fund(target)?.name ?? target),
    productCode: '',
    ...portfolioFor(order.user_id, order.fund_code, [order.bank_serial]),
    buyPlanNo: order.buy_plan_no === '' ? (order.plan_no ?? '') : order.buy_plan_no,
    applicationVol: orNull(order.vol),
    targetCfmVol: orNull(order.target_shares),
    targetNav: order.target_nav,
    topUpFee: orNull(order.top_up_fee),
    operDate: order.oper_time.slice(0, 8),
    dividendMethod: order.dividend_method,
    fundCode: order.fund_code,
    fundName: market.fund(order.fund_code)?.name ?? order.fund_code,
    fundTypeCode: market.fund(order.fund_code)?.typeCode ?? '',
    channelId: order.channel_id,
    channelName: `${payerName(order, market)}（尾号 ${order.tail}）`,
    applicationAmt: yuan(order.amount),
    applicationCfmAmt: confirmedAmount(order),
    applicationCfmVol: orNull(order.shares),
    fee: orNull(order.fee),
    feeRate: order.fee_rate,
    nav: order.nav,
    operTime: order.oper_time,
    payTime: order.pay_time,
    transactionDate: order.trade_date,
    transactionCfmDate: order.confirm_date,
    incomeDate: order.income_date,
    paymentDate: order.payment_date,
    ...overseasDays(orderFunds(order, market), market.isTradingDay, {
      from: order.oper_time.slice(0, 8),
      to: latestDay([order.confirm_date, order.income_date, order.payment_date]),
    }),
    paymentTimeTxt: paymentText(order, world.clock.now().slice(0, 8)),
    errorDetail: order.error_detail,
    tradingTaxFlag: market.fund(order.fund_code)?.pensionOnly === true ? '01' : '',
    dividend: dividendFacts(order, world),
    payeeName: payeeName(order, market),
    paidDate: order.paid_time?.slice(0, 8) ?? null,
  }
}

type Filters = v.InferOutput<typeof queryTransactionList.request>

const KINDS: { [kind in NonNullable<Filters['kind']>]: string } = {
  purchase: `o.business_code IN ('20', '22', '30', '49')`,
  redeem: `o.business_code IN ('24', '25', '42', '98')`,
  convert: `o.business_code IN ('36', '37')`,
  plan: `o.business_code IN ('39', '59', '60', '61')`,
  dividend: `o.business_code = '43'`,
  other: `o.business_code NOT IN ('20', '22', '30', '49', '24', '25', '42', '98', '36', '37', '39', '59', '60', '61', '43')`,
}

const STATES: { [state in NonNullable<Filters['state']>]: string } = {
  underWay: `o.status IN ('3', '5', '8', '9')`,
  done: `o.status = '1'`,
  failed: `o.status IN ('2', '4', '7')`,
  cancelled: `o.status = '6'`,
}

/** The filters as SQL with its values. */
function filterCondition(filters: Filters): { sql: string; values: string[] } {
  const parts: string[] = []
  const values: string[] = []
  const add = (sql: string, ...given: string[]) => {
    parts.push(`AND ${sql}`)
    values.push(...given)
  }
  if (filters.fundCode !== undefined)
    add('? IN (o.fund_code, coalesce(o.target_fund, o.fund_code))', filters.fundCode)
  if (filters.kind !== undefined) add(KINDS[filters.kind])
  if (filters.state !== undefined) add(STATES[filters.state])
  if (filters.buyPlanNo !== undefined)
    add('? IN (o.buy_plan_no, coalesce(r.plan_no, o.buy_plan_no))', filters.buyPlanNo)
  if (filters.from !== undefined) add('substr(o.oper_time, 1, 8) >= ?', filters.from)
  if (filters.to !== undefined) add('substr(o.oper_time, 1, 8) <= ?', filters.to)
  return { sql: parts.join(' '), values }
}

export const transactionFamily = [
  forUser(queryTransactionList, (filters, world, user) => {
    const { page, size } = filters
    const { sql, values } = filterCondition(filters)
    const rows = world.db.all(
      orderAndCard,
      `${ORDERS} ${sql} ORDER BY o.oper_time DESC, o.seq DESC LIMIT ? OFFSET ?`,
      user.user_id,
      ...values,
      size,
      (page - 1) * size,
    )
    const total = world.db.get(
      v.object({ total: v.number() }),
      `SELECT count(*) AS total ${FROM} WHERE o.user_id = ? ${sql}`,
      user.user_id,
      ...values,
    )
    return { total: total?.total ?? 0, records: rows.map((row) => orderView(row, world)) }
  }),

  forUser(queryTransactionDetail, ({ applyNo }, world, user) => {
    const order = world.db.get(orderAndCard, `${ORDERS} AND o.apply_no = ?`, user.user_id, applyNo)
    if (!order) throw new Refusal(RET.notFound, '没有这笔交易')
    return {
      serverTime: world.clock.now(),
      record: orderView(order, world),
      lots: soldLots(world, order),
      agreements: agreedWith(world.db, order.leg_of ?? applyNo),
      coupons: orderCoupons(world, order),
    }
  }),

  forUser(setDividendMethod, (request, world, user) => {
    const { fundCode, bankSerial, dividendMethod } = request
    const { db, clock, market } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    const place = { user_id: user.user_id, fund_code: fundCode, bank_serial: bankSerial }
    if (openLots(db, place).length === 0)
      throw new Refusal(RET.notFound, '该银行卡下没有持有该基金')
    if (fund.isMoney && dividendMethod === '1')
      throw new Refusal(RET.badRequest, '参数 dividendMethod 不正确：货币基金只能红利再投资')
    // Sent again under the same code it is the same request: one order.
    const applyNo = `M${madeApplyNo('method', user.user_id, fundCode, bankSerial, dividendMethod, request.randomCode)}`
    const known = db.get(
      v.object({ confirm_date: v.string() }),
      'SELECT confirm_date FROM orders WHERE apply_no = ?',
      applyNo,
    )
    if (known) return { applyNo, transactionCfmDate: known.confirm_date }
    requireRandomCode(world, user, request.randomCode, now)
    const proof = { sealed: request.transPwd, randomCode: request.randomCode }
    requirePassword(world, user, proof)
    const dates = saleDates(fund, now, market)
    insertOrder(
      db,
      {
        ...place,
        apply_no: applyNo,
        business_code: '29',
        amount: 0,
        request: '',
        oper_time: now,
        trade_date: dates.tradeDay,
        confirm_date: dates.confirmDate,
        income_date: dates.confirmDate,
        dividend_method: dividendMethod,
      },
      '3',
    )
    return { applyNo, transactionCfmDate: dates.confirmDate }
  }),
]
