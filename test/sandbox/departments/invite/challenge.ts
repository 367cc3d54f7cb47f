import * as v from 'valibot'
import type { queryInviteeHome } from '#api/calls/activities/invite.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  challengeCoins,
  challengeDays,
  challengeState,
  collectUntil,
  dayIncome,
} from '#domain/invite/experience.ts'
import { BIND_REFUSAL_WORDS } from '#domain/invite/binding.ts'
import { brand } from '#domain/brand.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { has } from '#test/sandbox/departments/members/needs.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { inviteState, requireTerms } from './terms.ts'

type Challenge = NonNullable<v.InferInput<typeof queryInviteeHome.payload>['challenge']>

const challengeRow = v.object({
  campaign_id: v.string(),
  start: v.string(),
  claimed_at: v.nullable(v.string()),
})

export const challengeOf = (db: Database, userId: string) =>
  db.get(
    challengeRow,
    'SELECT campaign_id, start, claimed_at FROM invite_challenges WHERE user_id = ?',
    userId,
  )

/** The income challenge of a campaign for a user; null of a campaign without one. */
export function challengeView(
  { db, market, clock }: World,
  user: User | undefined,
  campaignId: string,
): Challenge | null {
  const { principal } = requireTerms(campaignId)
  if (principal === null) return null
  const own = user && challengeOf(db, user.user_id)
  if (!user || !own) return { principal, state: null, days: [], coins: 0, collectUntil: null }
  const now = clock.now()
  const days = challengeDays(own.start).map((date) => {
    const per10k = market.pointOn(brand.walletFundCode, date, now)?.incomePer10k ?? null
    return { date, per10k, income: per10k === null ? null : dayIncome(principal, per10k) }
  })
  const facts = {
    start: own.start,
    complete: days.every(({ income }) => income !== null),
    verified: user.auth_flag === '1',
    paid: own.claimed_at !== null,
  }
  return {
    principal,
    state: challengeState(facts, now),
    days,
    coins: challengeCoins(days.map(({ income }) => income)),
    collectUntil: collectUntil(own.start),
  }
}

/** Begins the challenge, once: a repeat keeps the first day. */
export function startChallenge(
  { db, market, clock }: World,
  user: User,
  campaignId: string,
): { start: string } {
  const terms = requireTerms(campaignId)
  if (terms.principal === null) throw new Refusal(RET.notFound, '这期活动没有收益挑战')
  const before = challengeOf(db, user.user_id)
  if (before) return { start: before.start }
  const now = clock.now()
  if (inviteState(terms, market, now) !== 'running')
    throw new Refusal(RET.cannotJoin, BIND_REFUSAL_WORDS.over)
  const isCustomer = user.auth_flag === '1' || has(db, 'orders WHERE user_id = ?', user.user_id)
  const isFriend = has(db, 'invites WHERE invitee_id = ?', user.user_id)
  if (isCustomer && !isFriend) throw new Refusal(RET.cannotJoin, '收益挑战仅限新客户参加')
  const start = now.slice(0, 8)
  db.run('INSERT INTO invite_challenges VALUES (?, ?, ?, NULL)', user.user_id, campaignId, start)
  return { start }
}

/** Pays the coins of all days, once: the note and the coins are one step. */
export function claimChallenge(world: World, user: User, campaignId: string): { coins: number } {
  const { db, clock } = world
  const own = challengeOf(db, user.user_id)
  const view = challengeView(world, user, campaignId)
  if (!own || !view || own.campaign_id !== campaignId)
    throw new Refusal(RET.notFound, '没有进行中的收益挑战')
  switch (view.state) {
    case 'paid':
      throw new Refusal(RET.alreadyClaimed, '奖励已领取')
    case 'lapsed':
      throw new Refusal(SHOWN_RET.activityOver, '领取期限已过')
    case 'earned':
      break
    case null:
    case 'running':
    case 'unverified':
      throw new Refusal(RET.notEarned, '挑战完成并实名后可以领取')
  }
  const time = clock.now()
  db.transaction(() => {
    giveOnce(
      db,
      { userId: user.user_id, scope: 'invite-challenge', claimId: own.campaign_id, time },
      { unit: UNIT.coin, amount: view.coins },
    )
    db.run('UPDATE invite_challenges SET claimed_at = ? WHERE user_id = ?', time, user.user_id)
  })
  return { coins: view.coins }
}
