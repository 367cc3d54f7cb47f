import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { addAddress } from './addresses.ts'
import { bookExchange, exchangeNoOf, moveExchange, moveExchanges } from './exchanges.ts'
import { goodsById } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { openMallAt } from './goods-terms.ts'

/** The user who has coins of four lots, and an exchange of each state. */
const COLLECTOR = 'coins'

/** Spent by the exchanges below but for the last ones, so that 80 of their year are left. */
const SPENT = 1_960
const DUE_THIS_YEAR = 80

/** The number of the seeded request for goods, by which tests and samples find its exchange. */
export const seededRequest = (goodsId: string): string =>
  `SEEDCOINS${goodsId.replaceAll('-', '')}`.padEnd(20, '0')

/** The number of the seeded exchange of goods. */
export const seededExchange = (goodsId: string): string =>
  exchangeNoOf(COLLECTOR, seededRequest(goodsId))

/** The exchanges: which goods, how many days before the first day, at what time. */
const EXCHANGED: readonly (readonly [goodsId: string, ago: number, at: string])[] = [
  ['G305', 25, '110000'],
  ['G-FAIL', 20, '113000'],
  ['G207', 12, '090500'],
  ['G105', 12, '091500'],
  ['G309', 9, '200000'],
  ['G308', 4, '120000'],
  ['G307', 1, '153000'],
  ['G303', 0, '000500'],
]
const CANCELLED = 'G309'

/** Opens the mall of a new database as of `began`, with the exchanges of its persona. */
export function openMall(db: Database, market: Market, began: Time14): void {
  openMallAt(db, began)
  const known = db.has('SELECT 1 AS found FROM users WHERE user_id = ?', COLLECTOR)
  if (!known) return
  const today = began.slice(0, 8)
  const year = Number(today.slice(0, 4))
  const on = (ago: number, at: string): Time14 => `${addDays(today, -ago)}${at}`
  const earn = (scope: string, claimId: string, time: Time14, amount: number) =>
    giveOnce(db, { userId: COLLECTOR, scope, claimId, time }, { unit: UNIT.coin, amount })
  earn('season', 'autumn', `${year - 1}0106093000`, SPENT)
  earn('season', 'winter', `${year - 1}1120142000`, DUE_THIS_YEAR)
  earn('season', 'spring', on(60, '142000'), 500)
  earn('coin-tasks', 'risk_assessment', on(50, '101500'), 50)
  earn('coin-tasks', `read_article-${addDays(today, -1)}`, on(1, '204500'), 5)
  const addressId = addAddress(db, {
    userId: COLLECTOR,
    name: '金满仓',
    mobile: '13000000066',
    region: '上海市 黄浦区',
    detail: '南京东路 1 号 1 单元 101 室',
    time: on(30, '100000'),
  })
  for (const [goodsId, ago, at] of EXCHANGED) {
    const goods = goodsById(goodsId)
    if (!goods) throw new Error(`The mall has no ${goodsId}`)
    moveExchanges(db, market, on(ago, at))
    const it = bookExchange(db, market, {
      userId: COLLECTOR,
      requestNo: seededRequest(goodsId),
      goods,
      addressId: goods.kind === 'thing' ? addressId : null,
      time: on(ago, at),
    })
    if (goodsId === CANCELLED) moveExchange(db, market, it, 'cancel', on(ago, '201000'))
  }
  moveExchanges(db, market, began)
}
