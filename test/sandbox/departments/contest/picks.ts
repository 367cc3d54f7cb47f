import * as v from 'valibot'
import type {
  claimPickReward,
  listPicks,
  pickRank,
  queryPickWeek,
  setPickName,
  submitPick,
} from '#api/calls/activities/challenge-profit.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, chinaInstant, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { pausedText } from '#domain/campaign/campaign-words.ts'
import {
  dayBeforeWeek,
  excessReturn,
  isPlayed,
  mondayOn,
  percentReturn,
  pickOutcome,
  pickRound,
  pickWeek,
  winStreak,
} from '#domain/contest/pick.ts'
import { ranked, RANKED_AT } from '#domain/contest/ranking.ts'
import { roundState } from '#domain/contest/round.ts'
import { maskName } from '#domain/identity/masking.ts'
import { roundTo, sum, type Decimal } from '#domain/money/money.ts'
import {
  activityFunds,
  requireActivity,
  stateAt,
  type Activity,
} from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms, claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { requireJoined } from '#test/sandbox/departments/activity/campaigns.ts'
import type { Reward } from '#test/sandbox/departments/activity/catalogue.ts'
import { claimReward, isClaimed, rewardText } from '#test/sandbox/departments/activity/rewards.ts'
import { indexNameOf, publishedClose } from '#test/sandbox/departments/plans/market-index.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const INDEX_CODE = '000300'
const FUNDS_A_WEEK = 6
const WEEK_DAYS = 7

type PickWeekView = v.InferInput<typeof queryPickWeek.payload>
type PickRecord = v.InferInput<typeof listPicks.payload>['records'][number]

/** The picks of an edition, or RET.notFound of anything else. */
function requirePicks(world: Pick<World, 'db'>, activityId: string): Activity {
  if (!isOfPicks(activityId)) throw new Refusal(RET.notFound, '没有这个活动')
  return requireActivity(world, activityId)
}

export const isOfPicks = (activityId: string): boolean =>
  campaignTerms(activityId).route === 'challengeProfit'

const pickRow = v.object({
  activity_id: v.string(),
  user_id: v.string(),
  week: v.string(),
  fund_code: v.string(),
  time: v.string(),
  settled_at: v.nullable(v.string()),
  fund_return: v.nullable(v.string()),
  index_return: v.nullable(v.string()),
})
type PickRow = v.InferOutput<typeof pickRow>

const ownPicks = (db: Database, activityId: string, userId: string): readonly PickRow[] =>
  db.all(
    pickRow,
    'SELECT * FROM picks WHERE activity_id = ? AND user_id = ? ORDER BY week DESC',
    activityId,
    userId,
  )

/** The six funds of a week: the next of the edition's, so that each has its turn. */
export function weekFunds(world: Pick<World, 'db' | 'market'>, activityId: string, weekId: Date8) {
  const all = activityFunds(world, activityId)
  const turn = chinaInstant(`${weekId}000000`) / (86_400_000 * WEEK_DAYS)
  const first = Math.floor(turn) * FUNDS_A_WEEK
  return all.slice(0, FUNDS_A_WEEK).map((fund, at) => all[(first + at) % all.length] ?? fund)
}

/**
 * The returns of a fund and of the index from the week before to a day, by the values that are out at
 * a moment; a dividend counts with its fund.
 */
function returnsTo(
  { db, market }: { readonly db: Database; readonly market: Market },
  { week, fund_code: code }: Pick<PickRow, 'week' | 'fund_code'>,
  { day, now }: { readonly day: Date8; readonly now: Time14 },
): { readonly fund: Decimal | null; readonly index: Decimal | null } {
  const base = dayBeforeWeek(pickWeek(week, market.isTradingDay), market.isTradingDay)
  const fund = market.fund(code)
  const isOut = fund !== undefined && day <= publishedThrough(fund, now, market.isTradingDay)
  const from = isOut ? market.pointOn(code, base, now) : undefined
  const to = isOut ? market.pointOn(code, day, now) : undefined
  const indexFrom = publishedClose(db, market, base)
  const isClosed = now >= `${day}${RANKED_AT}`
  const indexTo = isClosed ? publishedClose(db, market, day) : null
  return {
    fund: from && to ? percentReturn(from.nav, withDividends(from, to)) : null,
    index: indexFrom && indexTo ? percentReturn(indexFrom, indexTo) : null,
  }
}

interface Valued {
  readonly nav: Decimal
  readonly accNav: Decimal
}

/** The value after a week with what was paid out in it. */
const withDividends = (from: Valued, to: Valued): Decimal =>
  sum([from.nav, to.accNav, `-${from.accNav}`])

function recordView(world: World, row: PickRow): PickRecord {
  const { market, clock } = world
  const { days } = pickWeek(row.week, market.isTradingDay)
  const firstDay = days[0] ?? row.week
  const lastDay = days.at(-1) ?? row.week
  const { fund_return: fund, index_return: index } = row
  const excess = fund !== null && index !== null ? excessReturn(fund, index) : null
  const now = clock.now()
  return {
    weekId: row.week,
    firstDay,
    lastDay,
    fundCode: row.fund_code,
    fundName: market.fund(row.fund_code)?.name ?? row.fund_code,
    state:
      row.settled_at !== null
        ? excess === null
          ? 'void'
          : 'settled'
        : now >= `${lastDay}${RANKED_AT}`
          ? 'updating'
          : now.slice(0, 8) < firstDay
            ? 'ahead'
            : 'running',
    result:
      excess === null || fund === null || index === null
        ? null
        : { fund, index, excess, outcome: pickOutcome(excess) },
  }
}

/** Wins in a row and the score, by the picks that were settled until a moment. */
export function pickStanding(db: Database, activityId: string, userId: string, until: Time14) {
  const settled = ownPicks(db, activityId, userId).flatMap((row) =>
    row.settled_at !== null && row.settled_at <= until && row.fund_return && row.index_return
      ? { at: row.settled_at, excess: excessReturn(row.fund_return, row.index_return) }
      : [],
  )
  const oldestFirst = settled.toReversed().map(({ excess }) => pickOutcome(excess))
  const { now: streak, longest } = winStreak(oldestFirst)
  const score = roundTo(sum(settled.map(({ excess }) => excess)), 2)
  return { streak, longest, score, reachedAt: settled[0]?.at ?? null }
}

function stepState(
  db: Database,
  activity: Activity,
  { userId, reward, now }: { userId: string; reward: Reward; now: Time14 },
) {
  const scope = activity.activity_id
  if (isClaimed(db, { userId, scope, claimId: reward.rewardId })) return 'claimed'
  if (now >= claimUntil(activity)) return 'missed'
  const { longest } = pickStanding(db, scope, userId, now)
  if (longest >= reward.atLeast) return 'earned'
  const waits = db.has(
    'SELECT 1 FROM picks WHERE activity_id = ? AND user_id = ? AND settled_at IS NULL',
    scope,
    userId,
  )
  return stateAt(activity, now) === 2 && !waits ? 'missed' : 'open'
}

/** The rewards that wait to be claimed. */
export const earnedPickRewards = (
  db: Database,
  activity: Activity,
  userId: string,
  now: Time14,
): readonly Reward[] =>
  activity.rewards.filter((reward) => stepState(db, activity, { userId, reward, now }) === 'earned')

/** The week to pick for; null where none is played until the edition's end. */
function roundNow({ market, clock }: World, { end_time: end }: Activity) {
  const round = pickRound(clock.now(), market.isTradingDay)
  const lastDay = round?.days.at(-1)
  if (!round || lastDay === undefined || lastDay > end.slice(0, 8)) return null
  return { ...round, firstDay: round.days[0] ?? round.weekId, lastDay }
}

const showsName = (db: Database, activityId: string, userId: string): boolean =>
  db.has('SELECT 1 FROM pick_names WHERE activity_id = ? AND user_id = ?', activityId, userId)

export function pickWeekView(world: World, user: User, activityId: string): PickWeekView {
  const { db, market, clock } = world
  const activity = requirePicks(world, activityId)
  const now = clock.now()
  const userId = user.user_id
  const all = ownPicks(db, activityId, userId)
  const round = roundNow(world, activity)
  const own = all.find(({ week }) => week === round?.weekId)
  const monday = mondayOn(now.slice(0, 8))
  const under = all.find((it) => it.settled_at === null && it.week <= monday && it !== own)
  const { streak, longest, score } = pickStanding(db, activityId, userId, now)
  return {
    serverTime: now,
    indexName: indexNameOf(market, INDEX_CODE),
    current: under
      ? {
          ...recordView(world, under),
          days: pickWeek(under.week, market.isTradingDay)
            .days.filter((day) => day <= now.slice(0, 8))
            .map((day) => {
              const { fund, index } = returnsTo(world, under, { day, now })
              return { date: day, fund, index }
            }),
        }
      : null,
    round: round && {
      weekId: round.weekId,
      firstDay: round.firstDay,
      lastDay: round.lastDay,
      openTime: round.openTime,
      closeTime: round.closeTime,
      voidWeeks: [...round.voidWeeks],
      funds: weekFunds(world, activityId, round.weekId).map(({ code, name, typeName, risk }) => ({
        fundCode: code,
        fundName: name,
        typeName,
        fundRiskLevel: risk,
      })),
      own: own
        ? {
            fundCode: own.fund_code,
            fundName: market.fund(own.fund_code)?.name ?? own.fund_code,
            time: own.time,
          }
        : null,
    },
    streak,
    longest,
    score,
    steps: activity.rewards.map((reward) => ({
      stepId: reward.rewardId,
      wins: reward.atLeast,
      rewardTxt: rewardText(reward),
      state: stepState(db, activity, { userId, reward, now }),
    })),
    claimUntil: claimUntil(activity),
    showName: showsName(db, activityId, userId),
  }
}

export function pickList(
  world: World,
  user: User,
  { activityId, page, size }: v.InferOutput<typeof listPicks.request>,
): v.InferInput<typeof listPicks.payload> {
  requirePicks(world, activityId)
  const all = ownPicks(world.db, activityId, user.user_id)
  return {
    serverTime: world.clock.now(),
    total: all.length,
    records: all.slice((page - 1) * size, page * size).map((row) => recordView(world, row)),
  }
}

const SHOWN = 20

export function pickRanking(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof pickRank.payload> {
  const { db, clock } = world
  requirePicks(world, activityId)
  const now = clock.now()
  const today = now.slice(0, 8)
  const out = `${now.slice(8) >= RANKED_AT ? today : addDays(today, -1)}${RANKED_AT}`
  const users = db.all(
    v.object({ user_id: v.string(), at: v.string() }),
    `SELECT user_id, max(settled_at) AS at FROM picks
     WHERE activity_id = ? AND settled_at <= ? AND fund_return IS NOT NULL GROUP BY user_id`,
    activityId,
    out,
  )
  const list = ranked(
    users.map(({ user_id: userId, at }) => {
      const { score } = pickStanding(db, activityId, userId, out)
      return { userId, figure: score, reachedAt: at }
    }),
  )
  const own = list.find(({ userId }) => userId === user.user_id)
  const nameFor = (userId: string): string =>
    userId === user.user_id
      ? '我'
      : showsName(db, activityId, userId)
        ? maskName(userById(db, userId)?.name ?? '') || '匿名用户'
        : '匿名用户'
  return {
    serverTime: now,
    updatedAt: list.length === 0 ? null : out,
    own: own ? { rank: own.rank, score: own.figure } : null,
    ranking: list.slice(0, SHOWN).map(({ rank, figure, userId }) => ({
      rank,
      score: figure,
      name: nameFor(userId),
      isOwn: userId === user.user_id,
    })),
  }
}

export function notePick(
  db: Database,
  pick: Pick<PickRow, 'activity_id' | 'user_id' | 'week' | 'fund_code' | 'time'>,
): void {
  db.run(
    `INSERT INTO picks (activity_id, user_id, week, fund_code, time) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET fund_code = excluded.fund_code, time = excluded.time`,
    pick.activity_id,
    pick.user_id,
    pick.week,
    pick.fund_code,
    pick.time,
  )
}

/** Takes a pick by the provider's own clock; the last one before the week closes counts. */
export function pickNow(
  world: World,
  user: User,
  { activityId, weekId, fundCode }: v.InferOutput<typeof submitPick.request>,
): v.InferInput<typeof submitPick.payload> {
  const { db, clock } = world
  const activity = requirePicks(world, activityId)
  return db.transaction(() => {
    requireJoined(world, user, activity)
    const time = clock.now()
    const round = roundNow(world, activity)
    if (round?.weekId !== weekId || roundState(round, chinaInstant(time)).kind !== 'open')
      throw new Refusal(SHOWN_RET.activityOver, '这一周已经截止，没有记录您的修改')
    if (!weekFunds(world, activityId, weekId).some(({ code }) => code === fundCode))
      throw new Refusal(RET.badRequest, '参数 fundCode 不正确')
    notePick(db, {
      activity_id: activityId,
      user_id: user.user_id,
      week: weekId,
      fund_code: fundCode,
      time,
    })
    return { weekId, fundCode, time }
  })
}

export const nameForPicks = (db: Database, activityId: string, userId: string): void =>
  void db.run('INSERT OR IGNORE INTO pick_names VALUES (?, ?)', activityId, userId)

export function namePicks(
  world: World,
  user: User,
  { activityId, showName }: v.InferOutput<typeof setPickName.request>,
): void {
  const { db } = world
  requirePicks(world, activityId)
  const own = [activityId, user.user_id] as const
  if (showName === '0')
    db.run('DELETE FROM pick_names WHERE activity_id = ? AND user_id = ?', ...own)
  else if (db.has('SELECT 1 FROM campaign_joins WHERE activity_id = ? AND user_id = ?', ...own))
    nameForPicks(db, ...own)
  else throw new Refusal(RET.cannotJoin, '请先参加活动')
}

export function claimPicks(
  world: World,
  user: User,
  { activityId, stepId }: v.InferOutput<typeof claimPickReward.request>,
): v.InferInput<typeof claimPickReward.payload> {
  const { db, clock } = world
  const activity = requirePicks(world, activityId)
  const reward = activity.rewards.find(({ rewardId }) => rewardId === stepId)
  if (!reward) throw new Refusal(RET.notFound, '没有这个奖励')
  const now = clock.now()
  const { paused } = campaignTerms(activityId)
  if (paused !== undefined) throw new Refusal(SHOWN_RET.activityPaused, pausedText(paused))
  if (now >= claimUntil(activity)) throw new Refusal(SHOWN_RET.activityOver, '奖励领取已截止')
  const userId = user.user_id
  return db.transaction(() => {
    const state = stepState(db, activity, { userId, reward, now })
    if (state === 'open' || state === 'missed')
      throw new Refusal(RET.notEarned, `尚未达成：${reward.condition}`)
    return { reward: claimReward(db, { userId, scope: activityId, time: now }, reward) }
  })
}

/** Those whose picks were settled on a day. */
export const settledOn = (db: Database, day: Date8) =>
  db
    .all(
      v.object({ activity_id: v.string(), user_id: v.string() }),
      'SELECT DISTINCT activity_id, user_id FROM picks WHERE substr(settled_at, 1, 8) = ?',
      day,
    )
    .map((it) => ({ activityId: it.activity_id, userId: it.user_id }))

/**
 * Settles the picks of the weeks that are over on a day and are not settled: on the published
 * values, once. Values that are not out are waited for until the evening of the next trading day;
 * without them, and of a week that had too few trading days, a pick is void.
 */
export function settlePicks(db: Database, market: Market, day: Date8, time: Time14): void {
  const due = db.all(
    pickRow,
    'SELECT * FROM picks WHERE settled_at IS NULL AND week <= ? ORDER BY week, user_id',
    day,
  )
  for (const row of due) {
    const week = pickWeek(row.week, market.isTradingDay)
    const last = week.days.at(-1) ?? addDays(row.week, 4)
    if (day < last) continue
    const { fund, index } = isPlayed(week)
      ? returnsTo({ db, market }, row, { day: last, now: time })
      : { fund: null, index: null }
    const isKnown = fund !== null && index !== null
    if (!isKnown && isPlayed(week) && day < addTradingDays(last, 1, market.isTradingDay)) continue
    db.run(
      `UPDATE picks SET settled_at = ?, fund_return = ?, index_return = ?
       WHERE activity_id = ? AND user_id = ? AND week = ? AND settled_at IS NULL`,
      time,
      isKnown ? fund : null,
      isKnown ? index : null,
      row.activity_id,
      row.user_id,
      row.week,
    )
  }
}
