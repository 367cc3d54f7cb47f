import type * as v from 'valibot'
import type {
  listInviteRecords,
  queryInviteeHome,
  queryInviteHome,
} from '#api/calls/activities/invite.ts'
import { daysBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { CHALLENGE_DAYS } from '#domain/invite/experience.ts'
import { stopOf } from '#domain/invite/rewards.ts'
import { countsUntil, stageOf, type InviteStage } from '#domain/invite/stages.ts'
import { maskName } from '#domain/identity/masking.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { refusalFor } from './binding.ts'
import { challengeOf, challengeView } from './challenge.ts'
import { budgetLeft, paidFriends } from './paying.ts'
import { inviteOf, invitesBy, rewardsOf, timesOf, type InviteReward } from './relations.ts'
import { claimedTasks, monthTasks } from './tasks.ts'
import { BIND_DAYS, campaignOf, requireTerms } from './terms.ts'
import { ownCode } from './tickets.ts'

type Records = v.InferInput<typeof listInviteRecords.payload>
type Home = v.InferInput<typeof queryInviteHome.payload>
type InviteeHome = v.InferInput<typeof queryInviteeHome.payload>
type Record = Records['records'][number]

const rewardView = (it: InviteReward) => ({
  stage: it.stage,
  title: it.title,
  coins: it.coins,
  state: it.state,
  reason: it.reason,
  time: it.decided_at ?? it.due,
})

/** The state and the day of a friend in the income challenge. */
function friendChallenge(world: World, inviteeId: string): Record['challenge'] {
  const own = challengeOf(world.db, inviteeId)
  const view = own && challengeView(world, userById(world.db, inviteeId), own.campaign_id)
  if (!own || !view || view.state === null) return null
  const day = Math.min(CHALLENGE_DAYS, daysBetween(own.start, world.clock.now().slice(0, 8)) + 1)
  const state = view.state === 'running' ? 'running' : view.state === 'lapsed' ? 'lapsed' : 'done'
  return { state, day }
}

const nameOf = (db: Database, inviteeId: string, shown: boolean, ordinal: number): string =>
  shown ? maskName(userById(db, inviteeId)?.name ?? '') : `好友 ${ordinal}`

/** All friends of a user in a campaign, newest first. */
function recordsOf(world: World, user: User, campaignId: string): Record[] {
  const { db } = world
  const all = invitesBy(db, user.user_id, campaignId)
  return all.map((it, index) => ({
    recordId: `I${it.seq}`,
    name: nameOf(db, it.invitee_id, it.show_name === 1, all.length - index),
    stage: stageOf(timesOf(it)) ?? 'registered',
    times: timesOf(it),
    rewards: rewardsOf(db, it.invitee_id, user.user_id).map(rewardView),
    challenge: friendChallenge(world, it.invitee_id),
  }))
}

const stageCount = (records: readonly Record[], stage: InviteStage) =>
  records.filter(({ times }) => times[stage] !== null).length

/** The sums are of all kinds of rewards: those of friends, and those of months that were claimed. */
function sumsOf(
  records: readonly Record[],
  claimed: readonly { readonly coins: number }[],
): Home['sums'] {
  const rewards = records.flatMap((it) => it.rewards)
  const of = (state: InviteReward['state']) => rewards.filter((it) => it.state === state)
  const coins = (state: InviteReward['state']) => of(state).reduce((sum, it) => sum + it.coins, 0)
  return {
    registered: stageCount(records, 'registered'),
    verified: stageCount(records, 'verified'),
    held: stageCount(records, 'held'),
    pending: of('pending').length,
    paid: of('paid').length + claimed.length,
    void: of('void').length,
    paidCoins: claimed.reduce((sum, it) => sum + it.coins, coins('paid')),
    pendingCoins: coins('pending'),
  }
}

const RECENT = 3

export function inviterHome(world: World, user: User, campaignId: string): Home {
  const { db, market, clock } = world
  const now = clock.now()
  const terms = requireTerms(campaignId)
  const records = recordsOf(world, user, campaignId)
  const paid = paidFriends(db, { user_id: user.user_id, campaign_id: campaignId }, now.slice(0, 8))
  return {
    serverTime: now,
    campaign: campaignOf(terms, market, now),
    inviteCode: ownCode(db, user.user_id),
    verified: user.auth_flag === '1',
    stopped: stopOf(paid, terms.caps, budgetLeft(db, campaignId)),
    sums: sumsOf(records, claimedTasks(world, user, campaignId)),
    recent: records.slice(0, RECENT),
    ...monthTasks(world, user, terms),
  }
}

export function inviteRecords(
  world: World,
  user: User,
  request: {
    campaignId: string
    stage?: InviteStage | undefined
    month?: string | undefined
    page: number
    size: number
  },
): Records {
  const { campaignId, stage, month, page, size } = request
  requireTerms(campaignId)
  const all = recordsOf(world, user, campaignId)
  const found = all.filter(
    (it) =>
      (stage === undefined || it.stage === stage) &&
      (month === undefined || it.times.verified?.slice(0, 6) === month),
  )
  return {
    serverTime: world.clock.now(),
    total: found.length,
    sums: sumsOf(all, claimedTasks(world, user, campaignId)),
    records: found.slice((page - 1) * size, page * size),
  }
}

/** The invitation that ties a friend, in any of the campaigns. */
function ownInvite({ db }: World, user: User | undefined): InviteeHome['own'] {
  const it = user && inviteOf(db, user.user_id)
  if (!user || !it) return null
  return {
    campaignId: it.campaign_id,
    inviterName: maskName(userById(db, it.inviter_id)?.name ?? ''),
    boundAt: it.bound_at,
    countsUntil: countsUntil(it.bound_at, BIND_DAYS),
    showName: it.show_name === 1,
    times: timesOf(it),
    rewards: rewardsOf(db, it.invitee_id, user.user_id).map(rewardView),
  }
}

export function inviteeHome(world: World, user: User | undefined, campaignId: string): InviteeHome {
  const now: Time14 = world.clock.now()
  const terms = requireTerms(campaignId)
  const campaign = campaignOf(terms, world.market, now)
  return {
    serverTime: now,
    campaign,
    own: ownInvite(world, user),
    refusal:
      user === undefined
        ? campaign.state === 'running'
          ? null
          : 'over'
        : refusalFor(world, user, { inviterId: null, campaignId }),
    challenge: challengeView(world, user, campaignId),
  }
}
