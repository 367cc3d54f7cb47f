import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { calendarDaysBetween } from '#test/sandbox/kernel/calendar.ts'
import { PUBLISHED_AT, type Market } from '#test/sandbox/kernel/market/market.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { GAME, GAME_OVER, START_MONEY } from '#test/sandbox/departments/activity/catalogue.ts'
import { decide } from '#test/sandbox/departments/identity/consents.ts'
import { RANKING_NAME } from '#test/sandbox/departments/identity/privacy-items.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { recordBuy, recordSell } from './game-orders.ts'
import { recordPlayer } from './game-positions.ts'
import { settleGames } from './game-settlement.ts'
import { rewardInvitation } from '#test/sandbox/departments/activity/rewards.ts'

import { playable } from '#test/sandbox/departments/activity/open-activities.ts'

interface Player {
  readonly userId: string
  readonly invitedBy?: string
  readonly buys: readonly { readonly fund: number; readonly amount: string }[]
  /** Shares of the first fund that was bought, sold so many days later. */
  readonly sells?: { readonly shares: string; readonly days: number }
}

/**
 * The players from the start: two of them play the same way, so that they share a rank; the last
 * two only took the money.
 */
const PLAYERS: readonly Player[] = [
  {
    userId: 'qian',
    buys: [
      { fund: 0, amount: '40000.00' },
      { fund: 5, amount: '30000.00' },
    ],
  },
  { userId: 'feng', buys: [{ fund: 2, amount: '20000.00' }] },
  { userId: 'zheng', buys: [{ fund: 2, amount: '20000.00' }] },
  { userId: 'wu', buys: [{ fund: 8, amount: '60000.00' }] },
  { userId: 'chen', buys: [] },
  { userId: 'invited', invitedBy: 'qian', buys: [] },
]

/** The players of the game that is over: one of them sold at the fee of a short holding. */
const FORMER: readonly Player[] = [
  {
    userId: 'qian',
    buys: [
      { fund: 2, amount: '40000.00' },
      { fund: 10, amount: '30000.00' },
    ],
    sells: { shares: '5000.00', days: 20 },
  },
  { userId: 'feng', buys: [{ fund: 4, amount: '50000.00' }] },
]

const COMMENTS = [
  { userId: 'qian', content: '用模拟资金练手，先学会分散。' },
  { userId: 'feng', content: '跟着净值走了两周，终于弄懂 T+1 确认了。' },
  { userId: 'wu', content: '原来申购费对收益影响这么明显。' },
  { userId: 'chen', content: '先观望一下，学习大家的思路。' },
] as const

/** Days since the beginning of the game that is over. */
const FORMER_DAYS = 119

/** Players who have agreed to be named in rankings. */
const NAMED: ReadonlySet<string> = new Set(['qian', 'feng', 'invited'])

interface Playing {
  readonly activityId: string
  readonly players: readonly Player[]
  /** The day on which all of them join; they buy a trading day later. */
  readonly firstDay: Date8
  readonly began: Time14
}

/** Books what players have ordered; with loaded data for the next fund that has a value of the day. */
function play(db: Database, market: Market, it: Playing): void {
  const { activityId, players, firstDay, began } = it
  const funds = playable(market, began)
  const day = addTradingDays(firstDay, 1, market.isTradingDay)
  const placed = `${day}100500`
  // An order for a fund without a value would wait for ever.
  const fundAt = (at: number) =>
    funds.slice(at).find((fund) => {
      const { tradeDay } = datesFor(fund, placed, market)
      return market.pointOn(fund.code, tradeDay, began) !== undefined
    })
  for (const { userId, invitedBy, buys, sells } of players) {
    const time = `${firstDay}100000`
    const player = { activityId, userId }
    recordPlayer(db, { ...player, invitedBy: invitedBy ?? null, startMoney: START_MONEY, time })
    if (NAMED.has(userId)) {
      const consent = { infoId: RANKING_NAME, withdrawn: false }
      decide({ db, clock: { now: () => time } }, { user_id: userId }, consent)
    }
    if (invitedBy !== undefined) rewardInvitation(db, { ...player, invitedBy, time })
    const numbered = (fundCode: string, kind: string) =>
      `${kind}${userId.toUpperCase()}${fundCode}X`.padEnd(16, '0')
    for (const [at, { fund: index, amount }] of buys.entries()) {
      const fund = fundAt(index)
      if (!fund) continue
      const position = { ...player, fundCode: fund.code }
      const requestNo = numbered(fund.code, activityId === GAME ? 'SEED' : 'PAST')
      recordBuy(db, market, fund, { ...position, requestNo, quantity: cents(amount), now: placed })
      if (at > 0 || sells === undefined) continue
      const soldOn = tradingDayOnOrAfter(addDays(day, sells.days), market.isTradingDay)
      recordSell(db, market, fund, {
        ...position,
        requestNo: numbered(fund.code, 'SOLD'),
        quantity: cents(sells.shares),
        now: `${soldOn}100500`,
      })
    }
  }
}

/** A few players whose trades have been confirmed since, of the game that runs and of one before. */
export function playSoFar(db: Database, market: Market, began: Time14): void {
  const today = began.slice(0, 8)
  const known = db.texts('SELECT user_id FROM users')
  const present = (players: readonly Player[]) =>
    players.filter(({ userId }) => known.includes(userId))
  const [firstDay, formerDay] = [addDays(today, -30), addDays(today, -FORMER_DAYS)]
  const players = present(PLAYERS)
  play(db, market, { activityId: GAME_OVER, players: present(FORMER), firstDay: formerDay, began })
  play(db, market, { activityId: GAME, players, firstDay, began })
  const day = addTradingDays(firstDay, 1, market.isTradingDay)
  for (const [index, { userId, content }] of COMMENTS.entries()) {
    if (!players.some((it) => it.userId === userId)) continue
    db.run(
      'INSERT INTO game_comments (activity_id, user_id, content, time) VALUES (?, ?, ?, ?)',
      GAME,
      userId,
      content,
      `${addDays(day, index)}1930${String(index).padStart(2, '0')}`,
    )
  }
  for (const date of calendarDaysBetween(formerDay, today)) {
    const isOpen = market.isTradingDay(date)
    const steps = [
      ...(isOpen ? [{ kind: 'confirm', due: `${date}090000` }] : []),
      ...(isOpen ? [{ kind: 'nav', due: `${date}${PUBLISHED_AT}` }] : []),
      { kind: 'income', due: `${date}${PUBLISHED_AT}` },
    ]
    for (const { kind, due } of steps) {
      if (due <= began) settleGames(db, market, { kind, day: date, due })
    }
  }
}
