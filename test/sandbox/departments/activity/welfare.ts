import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requireActivity, stateAt } from './activities.ts'
import { earnedRewards } from './campaigns.ts'
import { account, accountBalance, UNIT } from '#test/sandbox/departments/units/books.ts'
import { rewardCard, isClaimed } from './rewards.ts'

/**
 * The rewards of every activity that has begun: to be had, had, or lapsed with the activity's end.
 */
export function userWelfare(world: World, user: User) {
  const { db, clock } = world
  const now = clock.now()
  const begun = db
    .all(
      v.object({ activity_id: v.string() }),
      'SELECT activity_id FROM activities WHERE start_time <= ? ORDER BY start_time DESC, activity_id',
      now,
    )
    .map(({ activity_id: id }) => requireActivity(world, id))
  return {
    drawsLeft: accountBalance(db, account.wallet(user.user_id), UNIT.draw),
    welfares: begun.flatMap((activity) => {
      const earned = earnedRewards(world, activity, user)
      return activity.rewards.map((reward) => {
        const scope = activity.activity_id
        const claim = { userId: user.user_id, scope, claimId: reward.rewardId }
        const isHad = isClaimed(db, claim)
        // A reward of the game for its final ranking can only be had afterwards.
        const lapses = stateAt(activity, now) === 2 && reward.counts !== 'finalTopTen'
        return {
          welfareId: `${scope}:${reward.rewardId}`,
          title: `${activity.title} · ${reward.title}`,
          rewardType: reward.rewardType,
          goldCount: reward.rewardType === '1' ? reward.amount : null,
          cardId: isHad ? rewardCard(claim, reward) : null,
          state: isHad
            ? ('claimed' as const)
            : earned.has(reward.rewardId)
              ? ('earned' as const)
              : lapses
                ? ('lapsed' as const)
                : ('open' as const),
          expireDate: reward.counts === 'finalTopTen' ? null : activity.end_time.slice(0, 8),
        }
      })
    }),
  }
}

/** Invented, in the domain that is reserved for examples. */
export const MALL_ORIGIN = 'https://mall.hean.example'
const TICKET_MS = 2 * 60_000

/**
 * An address of the mall with a ticket for one sign-in within two minutes; RET.redirectRefused for
 * another site's page.
 */
export function mallAddress({ db, clock }: World, user: User, redirect?: string): string {
  const target = new URL(redirect ?? MALL_ORIGIN)
  // The origin alone decides: `https://mall.hean.example@evil.example` and the like have another
  // one.
  if (target.origin !== MALL_ORIGIN || target.username !== '' || target.password !== '') {
    throw new Refusal(RET.redirectRefused, '不支持跳转到该地址')
  }
  const now = clock.now()
  const ticket = randomBytes(24).toString('base64url')
  db.run('DELETE FROM mall_tickets WHERE expires_at <= ?', now)
  db.run(
    'INSERT INTO mall_tickets VALUES (?, ?, ?)',
    createHash('sha256').update(ticket).digest('base64url'),
    user.user_id,
    chinaTime(epochTime(now) + TICKET_MS),
  )
  const address = new URL('/sandbox/mall/autoLogin', MALL_ORIGIN)
  address.searchParams.set('ticket', ticket)
  address.searchParams.set('redirect', target.href)
  return address.href
}

/** Uses a ticket up: whose it is, null where it is used, too old or invented. */
export function takeMallTicket({ db, clock }: World, ticket: string): string | null {
  const hash = createHash('sha256').update(ticket).digest('base64url')
  const row = db.get(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM mall_tickets WHERE ticket_hash = ? AND expires_at > ?',
    hash,
    clock.now(),
  )
  db.run('DELETE FROM mall_tickets WHERE ticket_hash = ?', hash)
  return row?.user_id ?? null
}
