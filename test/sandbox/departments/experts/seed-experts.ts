import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { grant, type NewAward } from './awards.ts'
import { seasonBefore, seasonOn } from './seasons.ts'

/** Fills in the experts when the sandbox begins, and the awards that they were given. */
export function fillExperts(db: Database, market: Market, begun: Time14): void {
  const today = begun.slice(0, 8)
  const standing = (
    personId: string,
    userId: string | null,
    since: string,
    facts: readonly [number, number] | null,
    suspended: readonly [string, string] = ['', ''],
  ) =>
    db.run(
      'INSERT INTO expert_standings VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      personId,
      userId,
      since,
      facts === null ? 0 : 1,
      facts?.[0] ?? 0,
      facts?.[1] ?? 0,
      ...suspended,
    )
  standing('u-expert', 'expert', '20250408', [3, 4])
  standing('b-lu', null, '20250715', [3, 2])
  standing('b-an', null, '20251020', null)
  standing(
    'u-muted',
    'muted',
    '20251020',
    [1, 1],
    [addDays(today, 30), '发布的内容推荐了具体产品，经多人举报核实'],
  )
  db.run(
    `INSERT INTO expert_applications VALUES ('e-rejected', 'planner', ?, 0, ?, 'rejected', ?, ?)`,
    '定投三年，推荐大家和我一样买入宽基指数',
    `${addDays(today, -9)}150000`,
    '自我介绍不得推荐他人买卖具体产品，请修改后重新申请',
    `${addDays(today, -8)}100000`,
  )
  const before = seasonBefore(seasonOn(today))
  const granted = `${addDays(today, -27)}100000`
  const award = (
    awardId: string,
    userId: string,
    reason: string,
    gift: NewAward['gift'],
    until: string,
  ) => ({
    awardId,
    userId,
    seasonTitle: before.title,
    reason,
    gift,
    grantedAt: granted,
    until,
  })
  grant({ db }, award('j-diary', 'expert', '坚持分享定投记录', { coins: 20 }, addDays(today, 3)))
  grant(
    { db },
    award('j-answers', 'expert', '耐心回复新手的评论', { coins: 30 }, addDays(today, 33)),
  )
  grant(
    { db },
    award('j-column', 'expert', '分享写得最清楚', { batchId: 'award-cut' }, addDays(today, 20)),
  )
  grant({ db }, award('j-late', 'muted', '坚持分享读书笔记', { coins: 20 }, addDays(today, -2)))
  grant(
    { db },
    {
      ...award('j-checked', 'muted', '季末活跃分享', { coins: 10 }, addDays(today, 40)),
      checkedAt: `${addTradingDays(today, 1, market.isTradingDay)}100000`,
    },
  )
}
