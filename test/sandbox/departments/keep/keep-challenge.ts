import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { keepHomepage } from '#api/calls/keep-challenge.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { pausedText } from '#domain/campaign/campaign-words.ts'
import { streak, type InstalmentOutcome } from '#domain/campaign/streak.ts'
import { plannedDays } from '#domain/plan/regular-plan.ts'
import {
  debitAfter,
  planCalendar,
  planRow,
  resolveCycle,
  type PlanDays,
  type PlanRow,
} from '#test/sandbox/departments/plans/plan-row.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import {
  requireActivity,
  stateAt,
  type Activity,
} from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms, claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import type { Reward } from '#test/sandbox/departments/activity/catalogue.ts'
import {
  claimReward,
  isClaimed,
  rewardText,
  type Toast,
} from '#test/sandbox/departments/activity/rewards.ts'

/** The first segment of a challenge's screens, by which its calls are its own. */
export type ChallengeRoute = 'directActivity' | 'keepActivity'

/** The challenge, of the screens that ask for it, or RET.notFound. */
export function requireChallenge(
  books: { db: Database },
  activityId: string,
  route: ChallengeRoute,
): Activity {
  const activity = requireActivity(books, activityId, 'keep')
  if (campaignTerms(activityId).route !== route) throw new Refusal(RET.notFound, '没有这个活动')
  return activity
}

/** Misses that each plan of a challenge is let pass. */
const missesLetPass = ({ activity_id: id }: Activity): number => campaignTerms(id).grace ?? 0

type Slot = v.InferOutput<typeof keepHomepage.payload>['slots'][number]

/** The user's plans of a challenge, newest first; one that runs before those that ended. */
const challengePlans = (db: Database, activityId: string, userId: string): readonly PlanRow[] =>
  db.all(
    planRow,
    `SELECT plans.* FROM plans JOIN challenge_plans USING (plan_no)
     WHERE activity_id = ? AND challenge_plans.user_id = ?
     ORDER BY status = 'terminated', seq DESC`,
    activityId,
    userId,
  )

/** The plan whose instalments count now. */
export const challengePlan = (db: Database, activityId: string, userId: string) =>
  challengePlans(db, activityId, userId)[0]

/** Ties a plan to the challenge in which it was made. */
export const noteChallengePlan = (
  db: Database,
  it: { planNo: string; activityId: string; userId: string },
): void =>
  void db.run(
    'INSERT OR IGNORE INTO challenge_plans VALUES (?, ?, ?)',
    it.planNo,
    it.activityId,
    it.userId,
  )

const recordRow = v.object({
  debit_date: v.string(),
  state: v.picklist(['paid', 'failed', 'skipped']),
  amount: v.number(),
  reason: v.string(),
  apply_no: v.string(),
  /** Of its order; 1 (confirmed) where an instalment of the past has none. */
  status: v.string(),
  shares: v.nullable(v.number()),
  error_detail: v.string(),
})

const UNCONFIRMED = new Set(['3', '5', '8', '9'])
const CANCELLED = '6'

interface Instalment {
  date: Date8
  state: 'paid' | 'pending' | 'failed' | 'skipped'
  amount: number
  reason: string
  applyNo: string
  shares: number | null
}

function instalmentOf(row: v.InferOutput<typeof recordRow>): Instalment {
  const { debit_date: date, amount, apply_no: applyNo, shares, status } = row
  const instalment = { date, amount, applyNo, shares, state: row.state, reason: row.reason }
  if (row.state !== 'paid' || status === '1') return instalment
  if (UNCONFIRMED.has(status)) return { ...instalment, state: 'pending' }
  const reason = status === CANCELLED ? '已撤单' : row.error_detail || '未确认'
  return { ...instalment, state: 'failed', reason }
}

/** A plan's instalments within the challenge, oldest first, those that were not tried among them. */
function instalments(db: Database, activity: Activity, plan: PlanRow): readonly Instalment[] {
  const last = activity.end_time.slice(0, 8)
  const tried = db
    .all(
      recordRow,
      `SELECT r.*, coalesce(o.status, '1') AS status, o.shares, coalesce(o.error_detail, '') AS error_detail
       FROM plan_records r LEFT JOIN orders o USING (apply_no) WHERE plan_no = ? AND debit_date <= ?`,
      plan.plan_no,
      last,
    )
    .map(instalmentOf)
  const untried = db
    .all(
      v.object({ debit_date: v.string(), reason: v.string() }),
      'SELECT debit_date, reason FROM challenge_misses WHERE plan_no = ? AND debit_date <= ?',
      plan.plan_no,
      last,
    )
    .map(({ debit_date: date, reason }) => ({
      date,
      reason,
      amount: plan.amount,
      applyNo: '',
      shares: null,
      state: 'skipped' as const,
    }))
  return [...tried, ...untried].toSorted((a, b) => a.date.localeCompare(b.date))
}

/**
 * The number of planned days that a debit covers: more than one where a closure has moved them
 * together.
 */
export function daysCovered(
  plan: PlanDays,
  date: Date8,
  market: Pick<Market, 'fund' | 'isTradingDay'>,
): number {
  const cycle = resolveCycle({ cycle: plan.cycle, cycleDay: plan.cycle_day }, plan.first_day)
  if (cycle.kind === 'daily') return 1
  const since = tradingDayBefore(date, planCalendar(plan, market))
  return Math.max(1, plannedDays(cycle, since, date).length)
}

const covered = new WeakMap<object, Map<string, number>>()

/** The same of a plan's fund and cycle, determined once: many take part on the same days. */
function coveredBy(plan: PlanRow, date: Date8, market: Market): number {
  let known = covered.get(market)
  if (known === undefined) {
    known = new Map()
    covered.set(market, known)
  }
  const { cycle, cycle_day: day, first_day: first, fund_code: fund } = plan
  const key = [cycle, day, cycle === 'fortnightly' ? first : '', fund, date].join(' ')
  let days = known.get(key)
  if (days === undefined) {
    days = daysCovered(plan, date, market)
    known.set(key, days)
  }
  return days
}

const times = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it)

/** The books from which the standing in a challenge is read. */
export type ChallengeBooks = Pick<World, 'db' | 'market'>

/** The streak of a plan, and its instalments as slots: those under way are in no streak yet. */
function progress(world: ChallengeBooks, activity: Activity, plan: PlanRow) {
  const ended: { date: Date8; outcome: InstalmentOutcome }[] = []
  const pending: Date8[] = []
  for (const { date, state } of instalments(world.db, activity, plan)) {
    const count = coveredBy(plan, date, world.market)
    if (state === 'pending') pending.push(...times(count, date))
    else
      ended.push(...times(count, { date, outcome: state === 'paid' ? 'paid' : 'missed' } as const))
  }
  const row = streak(
    ended.map(({ outcome }) => outcome),
    missesLetPass(activity),
  )
  const slots: Slot[] = [
    ...ended.map(({ date }, index) => ({ date, state: row.slots[index] ?? 'missed' })),
    ...pending.map((date) => ({ date, state: 'pending' as const })),
  ]
  return { row, slots }
}

const MOST_AHEAD = 12

/** The debits that a running plan has ahead of it in the challenge. */
function slotsAhead({ market }: World, activity: Activity, plan: PlanRow): Slot[] {
  const ahead: Slot[] = []
  if (plan.status !== 'running' || plan.next_debit === null) return ahead
  for (
    let date = plan.next_debit;
    date <= activity.end_time.slice(0, 8) && ahead.length < MOST_AHEAD;
    date = debitAfter(plan, date, market)
  ) {
    ahead.push(...times(coveredBy(plan, date, market), { date, state: 'ahead' as const }))
  }
  return ahead.slice(0, MOST_AHEAD)
}

/** The standing of the user in a challenge: by the newest plan, and the longest of them all. */
function standing(world: ChallengeBooks, activity: Activity, userId: string) {
  const plans = challengePlans(world.db, activity.activity_id, userId)
  const each = plans.map((plan) => progress(world, activity, plan))
  const newest = each[0] ?? { row: streak([], missesLetPass(activity)), slots: [] }
  return {
    plan: plans[0],
    ...newest,
    longest: Math.max(0, ...each.map(({ row }) => row.longest)),
    isPending: newest.slots.some(({ state }) => state === 'pending'),
  }
}

type StepState = 'open' | 'earned' | 'claimed' | 'missed'

function stepState(
  { db }: Pick<World, 'db'>,
  activity: Activity,
  { userId, reward, now }: { userId: string; reward: Reward; now: Time14 },
  { longest, isPending }: { longest: number; isPending: boolean },
): StepState {
  const claim = { userId, scope: activity.activity_id, claimId: reward.rewardId }
  if (isClaimed(db, claim)) return 'claimed'
  if (now >= claimUntil(activity)) return 'missed'
  if (longest >= reward.atLeast) return 'earned'
  // A debit of the last day may be confirmed after the end.
  return stateAt(activity, now) === 2 && !isPending ? 'missed' : 'open'
}

/** The rewards that wait to be claimed at a moment. */
export function earnedSteps(
  books: ChallengeBooks,
  activity: Activity,
  userId: string,
  now: Time14,
): readonly Reward[] {
  const { longest, isPending } = standing(books, activity, userId)
  return activity.rewards.filter(
    (reward) =>
      stepState(books, activity, { userId, reward, now }, { longest, isPending }) === 'earned',
  )
}

const confirmedRow = v.object({
  activity_id: v.string(),
  user_id: v.string(),
  plan_no: v.string(),
  debit_date: v.string(),
})

/**
 * The steps that the confirmations of a day have reached, each the day on which it first was. Once
 * `isSaid` of the last one, nothing more can be reached: the books of years are not read again.
 */
export function stepsReachedOn(
  books: ChallengeBooks,
  day: Date8,
  isSaid: (earned: { userId: string; activity: Activity; reward: Reward }) => boolean,
): readonly { userId: string; activity: Activity; reward: Reward }[] {
  const confirmed = books.db.all(
    confirmedRow,
    `SELECT c.activity_id, c.user_id, c.plan_no, r.debit_date
     FROM challenge_plans c JOIN plan_records r USING (plan_no) JOIN orders o USING (apply_no)
     WHERE r.state = 'paid' AND o.status = '1' AND o.confirm_date = ? ORDER BY c.plan_no`,
    day,
  )
  const byPlan = new Map<string, typeof confirmed>()
  for (const it of confirmed) byPlan.set(it.plan_no, [...(byPlan.get(it.plan_no) ?? []), it])
  return [...byPlan.values()].flatMap((rows) => {
    const [first] = rows
    if (first === undefined) return []
    const { activity_id: activityId, user_id: userId, plan_no: planNo } = first
    const activity = requireActivity(books, activityId, 'keep')
    const last = activity.rewards[activity.rewards.length - 1]
    if (last !== undefined && isSaid({ userId, activity, reward: last })) return []
    const all = challengePlans(books.db, activityId, userId)
    const own = all.find((it) => it.plan_no === planNo)
    if (own === undefined) return []
    const { now, longest: reached } = progress(books, activity, own).row
    const newest = rows.reduce((sum, it) => sum + coveredBy(own, it.debit_date, books.market), 0)
    const others = all.filter((it) => it !== own)
    const earlier = others.map((it) => progress(books, activity, it).row.longest)
    // A run that is not the longest has reached nothing new.
    const before = Math.max(0, ...earlier, now < reached ? reached : reached - newest)
    return activity.rewards
      .filter(({ atLeast }) => atLeast > before && atLeast <= reached)
      .map((reward) => ({ userId, activity, reward }))
  })
}

export function challengeHome(world: World, user: User, activity: Activity) {
  const userId = user.user_id
  const { plan, row, slots, longest, isPending } = standing(world, activity, userId)
  const now = world.clock.now()
  return {
    planNo: plan?.plan_no ?? null,
    times: row.now,
    longest,
    graceLeft: row.graceLeft,
    nextDebitDate: plan?.status === 'running' ? plan.next_debit : null,
    steps: activity.rewards.map((reward) => ({
      stepId: reward.rewardId,
      title: reward.title,
      times: reward.atLeast,
      rewardTxt: rewardText(reward),
      state: stepState(world, activity, { userId, reward, now }, { longest, isPending }),
    })),
    slots: [...slots, ...(plan === undefined ? [] : slotsAhead(world, activity, plan))],
  }
}

export function challengeRecords(world: World, user: User, activity: Activity) {
  const plan = challengePlan(world.db, activity.activity_id, user.user_id)
  if (!plan) return []
  return instalments(world.db, activity, plan)
    .map((it) => ({
      debitDate: it.date,
      fundCode: plan.fund_code,
      fundName: world.market.fund(plan.fund_code)?.name ?? plan.fund_code,
      amount: yuan(it.amount),
      state: it.state,
      reason: it.reason,
      shares: it.shares === null ? null : yuan(it.shares),
      counted: it.state === 'paid' ? coveredBy(plan, it.date, world.market) : 0,
      applyNo: it.applyNo,
    }))
    .toReversed()
}

/** Claims a step that was reached, until the end of the claims. */
export function claimStep(world: World, user: User, activity: Activity, stepId: string): Toast {
  const { db, clock } = world
  const reward = activity.rewards.find((it) => it.rewardId === stepId)
  if (!reward) throw new Refusal(RET.notFound, '没有这个奖励')
  const now = clock.now()
  const { paused } = campaignTerms(activity.activity_id)
  if (paused !== undefined) throw new Refusal(SHOWN_RET.activityPaused, pausedText(paused))
  if (stateAt(activity, now) === 0) throw new Refusal(SHOWN_RET.activityOver, '活动尚未开始')
  if (now >= claimUntil(activity)) throw new Refusal(SHOWN_RET.activityOver, '奖励领取已截止')
  const userId = user.user_id
  return db.transaction(() => {
    const reached = standing(world, activity, userId)
    const state = stepState(world, activity, { userId, reward, now }, reached)
    if (state === 'open' || state === 'missed')
      throw new Refusal(RET.notEarned, `尚未达成：${reward.condition}`)
    return claimReward(db, { userId, scope: activity.activity_id, time: now }, reward)
  })
}

const PAUSED = '定投已暂停，本期没有扣款'
const NO_CARD = '扣款银行卡已解绑，本期没有扣款'

/**
 * Notes what was due on a day and not even tried: of plans that are paused, or have no card. Part
 * of the settlement run, after the debits.
 */
export function noteMisses(db: Database, market: Market, day: Date8): void {
  const plans = db.all(
    planRow,
    `SELECT plans.* FROM plans JOIN challenge_plans USING (plan_no)
     WHERE (status = 'paused' OR status <> 'terminated' AND bank_serial NOT IN (
       SELECT bank_serial FROM cards WHERE cards.user_id = plans.user_id))
     AND NOT EXISTS (
       SELECT 1 FROM plan_records r WHERE r.plan_no = plans.plan_no AND r.debit_date = ?)`,
    day,
  )
  for (const plan of plans) {
    const isDue = debitAfter(plan, addDays(day, -1), market) === day
    if (!isDue || plan.create_time.slice(0, 8) >= day) continue
    const reason = plan.status === 'paused' ? PAUSED : NO_CARD
    db.run('INSERT OR IGNORE INTO challenge_misses VALUES (?, ?, ?)', plan.plan_no, day, reason)
  }
}
