import * as v from 'valibot'
import type { listInviteTasks } from '#api/calls/activities/invite.ts'
import { RET } from '#api/endpoint.ts'
import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { giveOnce, isClaimed } from '#test/sandbox/departments/activity/rewards.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { INVITE, requireTerms, type InviteTerms } from './terms.ts'

const SCOPE = 'invite-tasks'
const taskId = ({ friends }: { friends: number }): string => `friends-${friends}`
const claimId = (month: string, id: string): string => `${month}-${id}`

/** Friends of a campaign who verified in a month. */
const friendsIn = (db: Database, userId: string, campaignId: string, month: string): number =>
  db.number(
    `SELECT count(*) AS friends FROM invites
     WHERE inviter_id = ? AND campaign_id = ? AND verified_at LIKE ?`,
    userId,
    campaignId,
    `${month}%`,
  )

/** Days of a month that are ahead, the running one among them. */
function daysLeftOf(today: Date8): number {
  const next = addDays(`${today.slice(0, 6)}28`, 4)
  return daysBetween(today, `${next.slice(0, 6)}01`)
}

/** The tasks of the running month; none of a campaign without them. */
export function monthTasks({ db, clock }: World, user: User, terms: InviteTerms) {
  const today = clock.now().slice(0, 8)
  const month = today.slice(0, 6)
  const friends = friendsIn(db, user.user_id, terms.campaignId, month)
  return {
    month,
    verifiedThisMonth: friends,
    daysLeft: daysLeftOf(today),
    tasks: (terms.monthly ? terms.ladder : []).map((step) => ({
      taskId: taskId(step),
      friends: step.friends,
      coins: step.coins,
      state: isClaimed(db, {
        userId: user.user_id,
        scope: SCOPE,
        claimId: claimId(month, taskId(step)),
      })
        ? ('claimed' as const)
        : step.friends <= friends
          ? ('earned' as const)
          : ('open' as const),
    })),
  }
}

/** Claims what a month's friends have earned, that month or later. */
export function claimTask(
  { db, clock }: World,
  user: User,
  request: { month: string; taskId: string },
): { coins: number } {
  const terms = requireTerms(INVITE.monthly)
  const step = terms.ladder.find((it) => taskId(it) === request.taskId)
  if (!step) throw new Refusal(RET.notFound, '没有这个任务')
  const userId = user.user_id
  if (friendsIn(db, userId, terms.campaignId, request.month) < step.friends)
    throw new Refusal(RET.notEarned, '任务尚未完成')
  giveOnce(
    db,
    { userId, scope: SCOPE, claimId: claimId(request.month, request.taskId), time: clock.now() },
    { unit: UNIT.coin, amount: step.coins },
  )
  return { coins: step.coins }
}

const claimRow = v.object({ claim_id: v.string(), time: v.string() })
const monthRow = v.object({ month: v.string(), friends: v.number() })

/**
 * The coins that each month has brought: its claims add up to its coins, its months to all of them.
 */
export function taskMonths(
  { db, clock }: World,
  user: User,
): v.InferInput<typeof listInviteTasks.payload> {
  const { ladder, campaignId } = requireTerms(INVITE.monthly)
  const claims = db.all(
    claimRow,
    'SELECT claim_id, time FROM activity_claims WHERE user_id = ? AND scope = ? ORDER BY time',
    user.user_id,
    SCOPE,
  )
  const months = db
    .all(
      monthRow,
      `SELECT substr(verified_at, 1, 6) AS month, count(*) AS friends FROM invites
       WHERE inviter_id = ? AND campaign_id = ? AND verified_at IS NOT NULL
       GROUP BY month ORDER BY month DESC`,
      user.user_id,
      campaignId,
    )
    .map(({ month, friends }) => {
      const steps = ladder
        .filter((step) => step.friends <= friends)
        .map((step) => {
          const made = claims.find((it) => it.claim_id === claimId(month, taskId(step)))
          return {
            taskId: taskId(step),
            friends: step.friends,
            coins: step.coins,
            state: made === undefined ? ('earned' as const) : ('claimed' as const),
            time: made?.time ?? clock.now(),
          }
        })
      const coins = steps
        .filter(({ state }) => state === 'claimed')
        .reduce((sum, it) => sum + it.coins, 0)
      return { month, friends, coins, claims: steps }
    })
  const coins = months.reduce((sum, it) => sum + it.coins, 0)
  return { serverTime: clock.now(), coins, months }
}

/** The claims of a campaign's months; none of a campaign without tasks. */
export const claimedTasks = (world: World, user: User, campaignId: string) =>
  campaignId === INVITE.monthly
    ? taskMonths(world, user).months.flatMap(({ claims }) =>
        claims.filter(({ state }) => state === 'claimed'),
      )
    : []
