import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { calendarDaysBetween } from '#test/sandbox/kernel/calendar.ts'
import { PUBLISHED_AT, type Market } from '#test/sandbox/kernel/market/market.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { GAME, START_MONEY } from '#test/sandbox/departments/activity/catalogue.ts'
import { decide } from '#test/sandbox/departments/identity/consents.ts'
import { RANKING_NAME } from '#test/sandbox/departments/identity/privacy-items.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { recordBuy } from './game-orders.ts'
import { recordPlayer } from './game-positions.ts'
import { settleGames } from './game-settlement.ts'
import { rewardInvitation } from '#test/sandbox/departments/activity/rewards.ts'

import { playable } from '#test/sandbox/departments/activity/open-activities.ts'

/**
 * The players from the start: two of them play the same way, so that they share a rank; the last
 * two only took the money.
 */
const PLAYERS: readonly {
  userId: string
  invitedBy?: string
  buys: readonly { fund: number; amount: string }[]
}[] = [
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

const COMMENTS = [
  { userId: 'qian', content: '用模拟资金练手，先学会分散。' },
  { userId: 'feng', content: '跟着净值走了两周，终于弄懂 T+1 确认了。' },
  { userId: 'wu', content: '原来申购费对收益影响这么明显。' },
  { userId: 'chen', content: '先观望一下，学习大家的思路。' },
] as const

/** Players who have agreed to be named in rankings. */
const NAMED: ReadonlySet<string> = new Set(['qian', 'feng', 'invited'])

/** A few players whose trades have been confirmed since. */
export function playSoFar(db: Database, market: Market, began: Time14): void {
  const funds = playable(market, began)
  const firstDay = addDays(began.slice(0, 8), -30)
  const day = addTradingDays(firstDay, 1, market.isTradingDay)
  const placed = `${day}100500`
  const known = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  const players = PLAYERS.filter((it) => known.some((user) => user.user_id === it.userId))
  for (const { userId, invitedBy, buys } of players) {
    const time = `${firstDay}100000`
    recordPlayer(db, {
      activityId: GAME,
      userId,
      invitedBy: invitedBy ?? null,
      startMoney: START_MONEY,
      time,
    })
    if (NAMED.has(userId)) {
      const consent = { infoId: RANKING_NAME, withdrawn: false }
      decide({ db, clock: { now: () => time } }, { user_id: userId }, consent)
    }
    if (invitedBy !== undefined) rewardInvitation(db, { activityId: GAME, userId, invitedBy, time })
    for (const { fund: index, amount } of buys) {
      // With loaded data most funds have no value of that day, and an order for one would wait for
      // ever.
      const fund = funds.slice(index).find((it) => {
        const { tradeDay } = datesFor(it, placed, market)
        return market.pointOn(it.code, tradeDay, began) !== undefined
      })
      if (!fund) continue
      recordBuy(db, market, fund, {
        activityId: GAME,
        userId,
        fundCode: fund.code,
        requestNo: `SEED${userId.toUpperCase()}${fund.code}X`.padEnd(16, '0'),
        quantity: cents(amount),
        now: placed,
      })
    }
  }
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
  for (const date of calendarDaysBetween(day, began.slice(0, 8))) {
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
