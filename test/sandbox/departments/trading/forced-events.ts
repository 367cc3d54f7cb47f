import { formatShares } from '#domain/money/format-figures.ts'
import { randomBytes } from 'node:crypto'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { tradeMessages } from './message-table.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import { account, post } from '#test/sandbox/kernel/store/ledger.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { confirmRedemption } from './confirming.ts'
import { addLot, forciblyFrozen, openLots, takeLots, shareBalance, type Place } from './lots.ts'
import { insertOrder, type NewOrder } from './orders.ts'
import { findOrder, orderRow, type Order } from './order-row.ts'
import { paymentCards } from './purchase-terms.ts'
import { refund } from './unconfirmed.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/**
 * The changes that a registrar makes to a holding on its own, by its business code
 * (rules.md#business-codes).
 */
export const FORCED_EVENTS = {
  forcedRedemption: '42',
  forcedIncrease: '44',
  forcedDecrease: '45',
  fundraisingFailed: '49',
  freeze: '31',
  unfreeze: '32',
} as const

export type ForcedKind = keyof typeof FORCED_EVENTS

export interface ForcedEvent {
  kind: ForcedKind
  userId: string
  fundCode: string
  /** By default the first card with the fund; for an increase the first card. */
  bankSerial?: string | undefined
  /**
   * By default all that can be taken, frozen or freed. An increase must say; a failed fundraising
   * has none.
   */
  shares?: string | undefined
}

/** Later than any lot can be too young to be sold: for a registrar nothing is. */
const WHENEVER = '99991231'
const FUNDRAISING_FAILED = '募集失败，款项已退回'

/**
 * Lets the event happen now, as one confirmed order with its booking; gives that order. Throws a
 * Refusal, and nothing has happened, where there is nothing to do it to.
 */
export function forceEvent(world: World, event: ForcedEvent): Order {
  const { db, market, clock } = world
  const now = clock.now()
  const fund = market.fund(event.fundCode)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  const applyNo = `F${now}${randomBytes(5).toString('hex').toUpperCase()}`
  db.transaction(() => {
    if (event.kind === 'fundraisingFailed') failFundraising(world, event, applyNo, now)
    else changeShares(world, { ...event, kind: event.kind }, fund, applyNo, now)
  })
  const order = findOrder(db, applyNo)
  if (!order) throw new Error(`${applyNo} was not recorded`)
  return order
}

type ShareEvent = ForcedEvent & { kind: Exclude<ForcedKind, 'fundraisingFailed'> }

function changeShares(
  world: World,
  event: ShareEvent,
  fund: Fund,
  applyNo: string,
  now: Time14,
): void {
  const { db, market } = world
  const place = eventPlace(world, event, now)
  const shares = eventShares(world, event, fund, place)
  const today = now.slice(0, 8)
  const order: NewOrder = {
    ...place,
    apply_no: applyNo,
    business_code: FORCED_EVENTS[event.kind],
    amount: 0,
    request: '',
    oper_time: now,
    trade_date: today,
    confirm_date: today,
    income_date: today,
    vol: shares,
    shares,
  }
  switch (event.kind) {
    case 'freeze':
    case 'unfreeze':
      insertOrder(db, order, '1')
      announce(db, tradeMessages, 'holdingChanged', order, now)
      return
    case 'forcedRedemption': {
      // At the newest value that is out, for the order is confirmed at once.
      const point = market.rawPoints(fund.code, now).at(-1)
      if (!point) throw new Refusal(SHOWN_RET.notRedeemable, '该基金暂无净值数据')
      insertOrder(db, { ...order, trade_date: point.date }, '3')
      const recorded = findOrder(db, applyNo)
      if (recorded) confirmRedemption(db, market, recorded, now)
      return
    }
    case 'forcedIncrease':
      insertOrder(db, order, '1')
      addLot(db, order, { shares, cost: 0 })
      announce(db, tradeMessages, 'holdingChanged', order, now)
      bookShares(world, order, shares, now)
      return
    case 'forcedDecrease':
      insertOrder(db, order, '1')
      takeLots(db, applyNo, place, shares)
      announce(db, tradeMessages, 'holdingChanged', order, now)
      bookShares(world, order, -shares, now)
  }
}

/**
 * Shares that come or go without money: as a purchase for nothing, or a redemption that gives
 * nothing.
 */
function bookShares({ db }: World, order: NewOrder, shares: number, time: Time14): void {
  const { fund_code: unit } = order
  post(db, {
    time,
    kind: shares > 0 ? 'confirm' : 'redeem',
    ref: order.apply_no,
    entries: [
      { account: account.issued(unit), unit, amount: -shares },
      { account: account.holder(order.user_id), unit, amount: shares },
    ],
  })
}

function eventPlace({ db }: World, event: ForcedEvent, now: Time14): Place {
  const { userId, fundCode } = event
  const cards = paymentCards(db, userId, now.slice(0, 8)).map((it) => it.bank_serial)
  const holder = openLots(db, { user_id: userId, fund_code: fundCode })[0]?.bank_serial
  const usual = event.kind === 'forcedIncrease' ? (holder ?? cards[0]) : holder
  const bankSerial = event.bankSerial ?? usual
  if (bankSerial === undefined) throw new Refusal(RET.notFound, '该用户没有持有该基金')
  if (!cards.includes(bankSerial)) throw new Refusal(RET.notFound, '该用户没有这张银行卡')
  return { user_id: userId, fund_code: fundCode, bank_serial: bankSerial }
}

/**
 * Hundredths: the requested shares, if there are that many outside of orders under way and freezes.
 */
function eventShares({ db, market }: World, event: ShareEvent, fund: Fund, place: Place): number {
  const asked = event.shares === undefined ? null : parseCents(event.shares)
  if (event.shares !== undefined && (asked ?? 0) <= 0)
    throw new Refusal(RET.badRequest, '参数 shares 不正确')
  if (event.kind === 'forcedIncrease') {
    if (asked === null) throw new Refusal(RET.badRequest, '强制调增须填写份额')
    return asked
  }
  const most =
    event.kind === 'unfreeze'
      ? forciblyFrozen(db, place)
      : shareBalance(db, market, fund, place, WHENEVER).usable
  const shares = asked ?? most
  if (shares === 0 || shares > most)
    throw new Refusal(SHOWN_RET.sharesShort, `份额不足，最多 ${formatShares(yuan(most))} 份`)
  return shares
}

/**
 * The oldest purchase that waits gets its money back at once; the record of code 49 is added to it.
 */
function failFundraising(
  { db }: World,
  { userId, fundCode }: ForcedEvent,
  applyNo: string,
  now: Time14,
): void {
  const order = db.get(
    orderRow,
    `SELECT * FROM orders WHERE user_id = ? AND fund_code = ? AND status IN ('3', '5')
     AND business_code IN ('20', '22', '39') ORDER BY seq LIMIT 1`,
    userId,
    fundCode,
  )
  if (!order) throw new Refusal(RET.notFound, '该用户没有该基金待确认的买入，请先买入')
  const today = now.slice(0, 8)
  refund(db, order, { status: '2', errorDetail: FUNDRAISING_FAILED, day: today }, now)
  insertOrder(
    db,
    {
      apply_no: applyNo,
      user_id: userId,
      fund_code: fundCode,
      bank_serial: order.bank_serial,
      business_code: FORCED_EVENTS.fundraisingFailed,
      amount: order.amount,
      request: '',
      oper_time: now,
      trade_date: order.trade_date,
      confirm_date: today,
      income_date: today,
      route: order.route,
      payment_date: today,
    },
    '2',
    FUNDRAISING_FAILED,
  )
  // Its money is that of the purchase, which has arrived.
  db.run('UPDATE orders SET paid = 1 WHERE apply_no = ?', applyNo)
}
