import { unitAmount } from '#domain/ledger/unit-words.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { exchangeGoldGoods } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import {
  canCancel,
  exchangedCoins,
  exchangeStep,
  type ExchangeEvent,
} from '#domain/mall/exchange.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import {
  freezeUnits,
  returnUnits,
  settleUnits,
  unitBalance,
} from '#test/sandbox/departments/units/unit-lots.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { goodsBatchId } from '#test/sandbox/departments/coupons/batches.ts'
import { grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { addressRow, useAddress } from './addresses.ts'
import { goodsById, type Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { requireGoods } from './goods-views.ts'
import { goodsLeft, moveStock, restockAt } from './stock.ts'
import { exchangesOf, isMember, seasonOf } from './goods-terms.ts'

export const exchangeRow = v.object({
  exchange_no: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  goods_id: v.string(),
  coins: v.number(),
  state: v.picklist(['submitted', 'processing', 'shipped', 'done', 'cancelled', 'failed']),
  created_at: v.string(),
  address_id: v.nullable(v.string()),
  card_id: v.nullable(v.string()),
  code: v.nullable(v.string()),
  next_event: v.nullable(v.picklist(['take', 'ship', 'complete', 'fail'])),
  next_at: v.nullable(v.string()),
})
export type Exchange = v.InferOutput<typeof exchangeRow>

/** The goods of an exchange: what was exchanged stays in the catalogue. */
export function exchangedGoods({ goods_id }: Pick<Exchange, 'goods_id'>): Goods {
  const it = goodsById(goods_id)
  if (!it) throw new Error(`The mall has no ${goods_id}`)
  return it
}

const invented = (exchangeNo: string, what: string): string =>
  createHash('sha256').update(`${what} ${exchangeNo}`).digest('hex').toUpperCase()

/** The number of the exchange that a request makes. */
export const exchangeNoOf = (userId: string, requestNo: string): string =>
  `E${invented(`${userId} ${requestNo}`, 'exchange').slice(0, 19)}`

export const trackingNo = ({ exchange_no }: Exchange): string =>
  `SF${invented(exchange_no, 'parcel').slice(0, 10)}`

const MINUTE = 60_000
const later = (time: Time14, minutes: number): Time14 =>
  chinaTime(epochTime(time) + minutes * MINUTE)

/** The next event of an exchange, and its time; null where nothing happens by itself. */
function nextEvent(
  it: Goods,
  state: Exchange['state'],
  time: Time14,
  market: Market,
): { event: ExchangeEvent; at: Time14 } | null {
  const workingDay = (days: number, at: string) =>
    `${addTradingDays(time.slice(0, 8), days, market.isTradingDay)}${at}`
  if (state === 'submitted') {
    if (it.sentinel === 'slow' || it.sentinel === 'fails')
      return { event: 'take', at: later(time, 1) }
    return it.kind === 'thing'
      ? { event: 'take', at: workingDay(1, '090000') }
      : { event: 'complete', at: time }
  }
  if (state === 'processing') {
    if (it.sentinel === 'slow') return { event: 'complete', at: later(time, 9) }
    if (it.sentinel === 'fails') return { event: 'fail', at: later(time, 9) }
    return { event: 'ship', at: workingDay(1, '160000') }
  }
  return state === 'shipped'
    ? { event: 'complete', at: `${addDays(time.slice(0, 8), 3)}180000` }
    : null
}

const addStep = (db: Database, exchangeNo: string, state: Exchange['state'], time: Time14) =>
  db.run(
    'INSERT INTO exchange_steps (exchange_no, state, time) VALUES (?, ?, ?)',
    exchangeNo,
    state,
    time,
  )

/** Moves an exchange by an event: its state, its coins and its stock are one transaction. */
export function moveExchange(
  db: Database,
  market: Market,
  it: Exchange,
  event: ExchangeEvent,
  time: Time14,
): number {
  const state = exchangeStep(it.state, event)
  if (state === null) throw new Error(`${it.exchange_no}: ${event} while ${it.state}`)
  return db.transaction(() => {
    const goods = exchangedGoods(it)
    const next = nextEvent(goods, state, time, market)
    const given = state === 'done' ? goods.kind : null
    const cardId = invented(it.exchange_no, 'card').slice(0, 24).toLowerCase()
    if (given === 'coupon') {
      const source = `exchange ${it.exchange_no}`
      const batchId = goodsBatchId(goods)
      grantCoupon(db, { userId: it.user_id, batchId, source, time, cardId })
    }
    db.run(
      `UPDATE exchanges SET state = ?, next_event = ?, next_at = ?, card_id = ?, code = ?
       WHERE exchange_no = ?`,
      state,
      next?.event ?? null,
      next?.at ?? null,
      given === 'coupon' ? cardId : null,
      given === 'right' ? invented(it.exchange_no, 'code').slice(0, 12) : null,
      it.exchange_no,
    )
    addStep(db, it.exchange_no, state, time)
    const coins = exchangedCoins(state)
    if (coins === 'spent') settleUnits(db, it.exchange_no)
    if (coins !== 'returned') return 0
    moveStock(db, goods, 1, time)
    return returnUnits(db, { unit: UNIT.coin, userId: it.user_id, ref: it.exchange_no, time })
  })
}

/** Lets happen what is due by `until`, in order of time; each step is one transaction. */
export function moveExchanges(db: Database, market: Market, until: Time14): void {
  for (;;) {
    const next = db.get(
      exchangeRow,
      'SELECT * FROM exchanges WHERE next_at <= ? ORDER BY next_at, exchange_no LIMIT 1',
      until,
    )
    if (!next || next.next_event === null || next.next_at === null) return
    moveExchange(db, market, next, next.next_event, next.next_at)
  }
}

export interface NewExchange {
  readonly userId: string
  readonly requestNo: string
  readonly goods: Goods
  readonly addressId: string | null
  readonly time: Time14
}

/** Books an exchange whose terms were checked: its coins, its stock and its row are one. */
export function bookExchange(db: Database, market: Market, it: NewExchange): Exchange {
  const { userId, requestNo, goods, addressId, time } = it
  const exchangeNo = exchangeNoOf(userId, requestNo)
  return db.transaction(() => {
    if (!moveStock(db, goods, -1, time)) throw stockOut(db, goods, time)
    const event = { unit: UNIT.coin, userId, ref: exchangeNo, time }
    if (!freezeUnits(db, event, goods.coins)) throw coinsShort(db, userId, goods)
    const next = nextEvent(goods, 'submitted', time, market)
    db.run(
      `INSERT INTO exchanges VALUES (?, ?, ?, ?, ?, 'submitted', ?, ?, NULL, NULL, ?, ?)`,
      exchangeNo,
      userId,
      requestNo,
      goods.goodsId,
      goods.coins,
      time,
      addressId,
      next?.event ?? null,
      next?.at ?? null,
    )
    addStep(db, exchangeNo, 'submitted', time)
    moveExchanges(db, market, time)
    return requireExchange(db, userId, { exchangeNo })
  })
}

const stockOut = (db: Database, it: Goods, now: Time14) =>
  new Refusal(SHOWN_RET.stockOut, '已兑完，金币没有扣除', { restockAt: restockAt(db, it, now) })

function coinsShort(db: Database, userId: string, it: Goods): Refusal {
  const missing = it.coins - unitBalance(db, { unit: UNIT.coin, userId })
  return new Refusal(SHOWN_RET.coinsShort, `还差 ${unitAmount(missing, 'plain')} 金币`, { missing })
}

function requireTerms(world: World, user: User, it: Goods): void {
  const { db, clock } = world
  const now = clock.now()
  const { from, until } = seasonOf(db, it)
  if (until !== null && now >= until) throw new Refusal(SHOWN_RET.activityOver, '兑换已结束')
  if (from !== null && now < from) throw new Refusal(SHOWN_RET.activityOver, '兑换还没有开始')
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
  if (it.memberOnly === true && !isMember(db, user)) {
    throw new Refusal(RET.cannotJoin, '会员专享，您还不是会员')
  }
  if (it.limit !== null && exchangesOf(db, user.user_id, it) >= it.limit) {
    throw new Refusal(SHOWN_RET.limitReached, `每人限兑 ${it.limit} 份，您已兑满`)
  }
  if (goodsLeft(db, it, now) === 0 || it.sentinel === 'goneWhenAsked') throw stockOut(db, it, now)
}

/**
 * Exchanges coins for goods. The same request again answers as the first did; with other goods, a
 * repeated number is refused.
 */
export function exchange(
  world: World,
  user: User,
  request: v.InferOutput<typeof exchangeGoldGoods.request>,
): { exchange: Exchange; isNew: boolean } {
  const { db, market, clock } = world
  const { requestNo, goodsId, coins, addressId } = request
  const before = findExchange(db, user.user_id, { requestNo })
  if (before) {
    const isSame = before.goods_id === goodsId && (before.address_id ?? undefined) === addressId
    if (isSame) return { exchange: before, isNew: false }
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一次兑换')
  }
  const goods = requireGoods(world, goodsId, user.user_id)
  requireTerms(world, user, goods)
  if (goods.coins !== coins) {
    throw new Refusal(SHOWN_RET.priceChanged, `所需金币已变为 ${goods.coins}`, {
      coins: goods.coins,
    })
  }
  const time = clock.now()
  return db.transaction(() => {
    if (goods.kind === 'thing') useAddress(db, user, addressId, time)
    else if (addressId !== undefined) {
      throw new Refusal(RET.badRequest, '参数 addressId 不正确：这件商品不需要地址')
    }
    const it = { userId: user.user_id, requestNo, goods, addressId: addressId ?? null, time }
    return { exchange: bookExchange(db, market, it), isNew: true }
  })
}

interface Named {
  readonly exchangeNo?: string | undefined
  readonly requestNo?: string | undefined
}

export const findExchange = (db: Database, userId: string, named: Named): Exchange | undefined =>
  db.get(
    exchangeRow,
    'SELECT * FROM exchanges WHERE user_id = ? AND (exchange_no = ? OR request_no = ?)',
    userId,
    named.exchangeNo ?? '',
    named.requestNo ?? '',
  )

/** The user's own exchange, or RET.notFound. */
export function requireExchange(db: Database, userId: string, named: Named): Exchange {
  const found = findExchange(db, userId, named)
  if (!found) throw new Refusal(RET.notFound, '没有这次兑换')
  return found
}

/** Takes an exchange back; SHOWN_RET.notCancellable once its thing has left, or was taken back before. */
export function cancelExchange({ db, market, clock }: World, user: User, exchangeNo: string) {
  const it = requireExchange(db, user.user_id, { exchangeNo })
  if (!canCancel(exchangedGoods(it).kind, it.state)) {
    throw new Refusal(SHOWN_RET.notCancellable, '这次兑换不能取消')
  }
  return {
    exchangeNo,
    state: 'cancelled' as const,
    returned: moveExchange(db, market, it, 'cancel', clock.now()),
  }
}

/** The address for the goods of an exchange; null for goods that are not sent. */
export const exchangeAddress = (db: Database, it: Exchange) =>
  it.address_id === null
    ? null
    : (db.get(addressRow, 'SELECT * FROM addresses WHERE address_id = ?', it.address_id) ?? null)
