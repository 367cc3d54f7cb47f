import { unitAmount } from '#domain/ledger/unit-words.ts'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, chinaInstant, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  campaignState,
  type CampaignFacts,
  type CampaignState,
} from '#domain/campaign/campaign-state.ts'
import { ENDED, NOT_BEGUN, pausedText, SOLD_OUT } from '#domain/campaign/campaign-words.ts'
import { brand } from '#domain/brand.ts'
import { DIRECTION_COINS, GUESS_BANDS } from '#domain/contest/guess.ts'
import { UNIT_COINS, UNIT_DRAWS } from '#domain/quiz/learning.ts'
import { QUIZ_REWARDS } from '#domain/quiz/quiz.ts'
import { CHEST_PRIZES } from '#domain/lottery/chest.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requireActivity, type Activity } from './activities.ts'
import { campaignTerms, claimUntil } from './campaign-terms.ts'
import { has, unmetNeeds } from '#test/sandbox/departments/members/needs.ts'
import { rewardText } from './rewards.ts'
import { earnedAsked, joiningPlanAsked } from './events.ts'

type Who = User | undefined

/** Since when the user takes part; who plays the game joined by its money. */
const joined = (db: Database, { activity_id: id, kind }: Activity, userId: string) =>
  db.get(
    v.object({ time: v.string() }),
    kind === 'game'
      ? 'SELECT joined_at AS time FROM game_players WHERE activity_id = ? AND user_id = ?'
      : 'SELECT time FROM campaign_joins WHERE activity_id = ? AND user_id = ?',
    id,
    userId,
  )

function placesLeft(db: Database, activityId: string, places: number): number {
  const joins = db.number(
    'SELECT count(*) AS joins FROM campaign_joins WHERE activity_id = ?',
    activityId,
  )
  return places - joins
}

function ownPart(world: World, activity: Activity, user: Who) {
  if (user === undefined) return null
  const join = joined(world.db, activity, user.user_id)
  if (join === undefined) return null
  const asked = { db: world.db, activity, userId: user.user_id }
  const planNo = joiningPlanAsked.emit(asked).find((it) => it !== null) ?? null
  return { joinTime: join.time, planNo }
}

/** The rewards that wait to be claimed. */
export function earnedRewards(world: World, activity: Activity, user: User): ReadonlySet<string> {
  if (activity.start_time > world.clock.now()) return new Set()
  return new Set(earnedAsked.emit({ world, activity, user }).flat())
}

/** The facts that decide the state of a campaign. */
function campaignFacts(world: World, activity: Activity, user: Who) {
  const { activity_id: activityId, kind, title } = activity
  const { needs, tier, paused, places, route, accent } = campaignTerms(activityId)
  return {
    activityId,
    kind,
    title,
    accent,
    headerImgUrl: '',
    startTime: activity.start_time,
    endTime: activity.end_time,
    claimUntil: claimUntil(activity),
    paused: paused === undefined ? null : { reason: paused },
    stock: places === undefined ? null : placesLeft(world.db, activityId, places),
    needs: [...needs],
    unmet: unmetNeeds(world, user, needs, tier),
    own: ownPart(world, activity, user),
    claimable: user === undefined ? 0 : earnedRewards(world, activity, user).size,
    route: route ?? null,
  }
}

const stateNow = (facts: CampaignFacts, now: Time14): CampaignState =>
  campaignState(facts, chinaInstant(now))

const TAKES_PART: ReadonlySet<CampaignState['kind']> = new Set(['joined', 'notEligible', 'open'])

/** The campaign by its id, or the one of a module in which one can take part now. */
export function findActivity(
  world: World,
  { activityId, route }: { activityId?: string | undefined; route?: string | undefined },
): Activity {
  if (activityId !== undefined) return requireActivity(world, activityId)
  const now = world.clock.now()
  const running = allActivities(world.db, now)
    .filter((id) => route !== undefined && campaignTerms(id).route === route)
    .map((id) => requireActivity(world, id))
    .find((it) => TAKES_PART.has(stateNow(campaignFacts(world, it, undefined), now).kind))
  if (running === undefined) throw new Refusal(RET.notFound, '没有这个活动')
  return running
}

/** Activities that are not over for more than ninety days, by their end. */
const SHOWN_DAYS = 90
const allActivities = (db: Database, now: Time14): readonly string[] =>
  db
    .all(
      v.object({ activity_id: v.string() }),
      'SELECT activity_id FROM activities WHERE end_time >= ? ORDER BY end_time, activity_id',
      `${addDays(now.slice(0, 8), -SHOWN_DAYS)}000000`,
    )
    .map(({ activity_id: id }) => id)

export function campaignView(world: World, activity: Activity, user: Who) {
  const { db } = world
  const id = activity.activity_id
  const { consentId, places, ruleVersion } = campaignTerms(id)
  return {
    ...campaignFacts(world, activity, user),
    places: places ?? null,
    ruleVersion,
    rules: activity.rules.map(({ heading, text }) => ({ heading, text })),
    organiser: brand.company,
    serviceLine: `${brand.serviceLine}（${brand.serviceHours}）`,
    storeLine: '本活动由主办方提供，与设备制造商及应用商店无关',
    prizes:
      PRIZES[campaignTerms(id).route ?? '']?.() ??
      activity.rewards.map((reward) => prize(reward.condition, rewardText(reward))),
    consent:
      consentId === undefined ? null : { consentId, text: '我已阅读并同意活动规则，自愿参加' },
    welcomed:
      user === undefined
        ? null
        : has(db, 'campaign_welcomes WHERE activity_id = ? AND user_id = ?', id, user.user_id),
  }
}

/** Notes a join once: a repeat keeps the first. */
export function noteJoin(
  db: Database,
  join: { activityId: string; userId: string; consentId: string; time: Time14 },
): void {
  db.run(
    'INSERT OR IGNORE INTO campaign_joins VALUES (?, ?, ?, ?, ?)',
    join.activityId,
    join.userId,
    campaignTerms(join.activityId).ruleVersion,
    join.consentId,
    join.time,
  )
}

/** The reason why no user, or not this one, can join in a state; null where they can, or have. */
function joinRefusal(state: CampaignState): Refusal | null {
  switch (state.kind) {
    case 'paused':
      return new Refusal(SHOWN_RET.activityPaused, pausedText(state.reason))
    case 'notBegun':
      return new Refusal(SHOWN_RET.activityOver, NOT_BEGUN)
    case 'ended':
      return new Refusal(SHOWN_RET.activityOver, ENDED)
    case 'soldOut':
      return new Refusal(SHOWN_RET.soldOut, SOLD_OUT)
    case 'notEligible':
      return new Refusal(RET.cannotJoin, state.reason)
    case 'joined':
    case 'open':
      return null
  }
}

const prize = (title: string, price: string, chance = '') => ({ title, price, chance })
const coins = (amount: number): string => `${unitAmount(amount, 'plain')} 金币`

/** The coins of a guess by its distance, and by its direction alone. */
const guessPrizes = () => [
  ...GUESS_BANDS.map(({ within, coins: amount }) => prize(`误差不超过 ${within}%`, coins(amount))),
  prize('误差更大但涨跌方向正确', coins(DIRECTION_COINS)),
]

const quizPrizes = () =>
  QUIZ_REWARDS.map(({ right, coins: amount }) => prize(`一场答对 ${right} 题及以上`, coins(amount)))

const learningPrizes = () => [
  prize('每通过一课', `${coins(UNIT_COINS)}与 ${UNIT_DRAWS} 次百宝箱次数`),
  prize('每升一级', '徽章与学习报告'),
]

/** The prizes of a chest: how many there are, and with what chance. */
const chestPrizes = () =>
  CHEST_PRIZES.map(({ title, chance, stock }) =>
    prize(
      title,
      stock === null ? '不限量' : `共 ${unitAmount(stock, 'plain')} 份`,
      `${(chance / 100).toFixed(2)}%`,
    ),
  )

/** Rewards that the module's own rules decide; other campaigns have rewards of their own. */
const PRIZES: Readonly<Record<string, () => ReturnType<typeof prize>[]>> = {
  answerRush: quizPrizes,
  financial_intelligence: learningPrizes,
  puzzle: guessPrizes,
  treasureChest: chestPrizes,
}

/** Refuses a user who cannot take part now, or has not joined. */
export function requireJoined(world: World, user: User, activity: Activity): void {
  const facts = campaignFacts(world, activity, user)
  const refusal = joinRefusal(stateNow(facts, world.clock.now()))
  if (refusal !== null) throw refusal
  if (facts.own === null) throw new Refusal(RET.cannotJoin, '请先参加活动')
}

/** Joins in one transaction with the places that are left. */
export function joinCampaign(
  world: World,
  user: User,
  request: { activityId: string; ruleVersion: string; consentId: string },
): { joinTime: Time14 } {
  const { db, clock } = world
  const activity = requireActivity(world, request.activityId)
  const { ruleVersion, consentId = '' } = campaignTerms(request.activityId)
  const now = clock.now()
  return db.transaction(() => {
    const facts = campaignFacts(world, activity, user)
    const refusal = joinRefusal(stateNow(facts, now))
    if (refusal !== null) throw refusal
    if (facts.own !== null) return { joinTime: facts.own.joinTime }
    if (request.ruleVersion !== ruleVersion)
      throw new Refusal(SHOWN_RET.ruleChanged, '活动规则已更新，请重新阅读')
    if (request.consentId !== consentId) throw new Refusal(RET.badRequest, '参数 consentId 不正确')
    noteJoin(db, { ...request, userId: user.user_id, time: now })
    return { joinTime: now }
  })
}

export function welcome({ db, clock }: World, user: User, activityId: string): void {
  db.run(
    'INSERT OR IGNORE INTO campaign_welcomes VALUES (?, ?, ?)',
    activityId,
    user.user_id,
    clock.now(),
  )
}

/** The reason why the user cannot take part now, in the words of the campaign's state, or empty. */
export const takePartBlock = (world: World, user: User, activity: Activity): string =>
  joinRefusal(stateNow(campaignFacts(world, activity, user), world.clock.now()))?.message ?? ''

const TABS = {
  running: ({ kind }: CampaignState) => !['notBegun', 'ended'].includes(kind),
  coming: ({ kind }: CampaignState) => kind === 'notBegun',
  over: ({ kind }: CampaignState) => kind === 'ended',
  joined: (_: CampaignState, own: object | null) => own !== null,
} as const

/** The order of a tab: claimable first, then what ends soonest; what is over, latest first. */
export function campaignList(world: World, user: Who, tab: keyof typeof TABS) {
  const now = world.clock.now()
  const all = allActivities(world.db, now)
    .map((id) => campaignFacts(world, requireActivity(world, id), user))
    .filter((facts) => TABS[tab](stateNow(facts, now), facts.own))
  if (tab === 'over') all.reverse()
  return all.toSorted((a, b) => Number(b.claimable > 0) - Number(a.claimable > 0))
}
