import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { rewardOutcome, type RewardFacts } from '#domain/invite/rewards.ts'
import { heldUntil } from '#domain/invite/stages.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  holdingInvites,
  inviteOf,
  rewardsOf,
  waitingRewards,
  type Invite,
  type InviteReward,
} from './relations.ts'
import { advanceInvites, noteStage } from './stages.ts'
import { HOLD_DAYS, inviteTimes, requireTerms } from './terms.ts'
import { couponMessages } from '#test/sandbox/departments/coupons/message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const soldRow = v.object({ sold: v.nullable(v.string()) })

/**
 * When shares of a friend's first purchase were first ordered to be sold or converted; null where
 * none were. The first lot of a fund on a card is the first that a sale takes.
 */
function soldAt(db: Database, { invitee_id: userId, purchase_no: origin }: Invite): Time14 | null {
  if (origin === null) return null
  const row = db.get(
    soldRow,
    `SELECT min(s.oper_time) AS sold FROM orders p JOIN orders s
       ON s.user_id = p.user_id AND s.fund_code = p.fund_code AND s.bank_serial = p.bank_serial
     WHERE p.user_id = ? AND p.apply_no = ? AND s.vol > 0 AND s.oper_time > p.oper_time
       AND s.status NOT IN ('2', '4', '6', '7')`,
    userId,
    origin,
  )
  return row?.sold ?? null
}

const paidRow = v.object({ month: v.number(), campaign: v.number() })

/** Friends that an inviter was paid for at a stage: in the month of a day, and in the campaign. */
export function paidFriends(
  db: Database,
  it: Pick<InviteReward, 'user_id' | 'campaign_id'>,
  day: Date8,
): RewardFacts['paid'] {
  const row = db.get(
    paidRow,
    `SELECT count(DISTINCT invitee_id) AS campaign,
       count(DISTINCT iif(decided_at LIKE ?, invitee_id, NULL)) AS month
     FROM invite_rewards WHERE user_id = ? AND campaign_id = ? AND side = 'inviter' AND state = 'paid'`,
    `${day.slice(0, 6)}%`,
    it.user_id,
    it.campaign_id,
  )
  return row ?? { month: 0, campaign: 0 }
}

const spentRow = v.object({ spent: v.number() })

export function budgetLeft(db: Database, campaignId: string): number {
  const row = db.get(
    spentRow,
    `SELECT coalesce(sum(cost), 0) AS spent FROM invite_rewards
     WHERE campaign_id = ? AND side = 'inviter' AND state = 'paid'`,
    campaignId,
  )
  return requireTerms(campaignId).budget - (row?.spent ?? 0)
}

/**
 * Returns whether the inviter was paid for this friend before: a second stage is no second friend.
 */
const wasPaidFor = (db: Database, it: InviteReward): boolean =>
  db.has(
    `SELECT 1 AS found FROM invite_rewards
     WHERE invitee_id = ? AND user_id = ? AND side = 'inviter' AND state = 'paid' LIMIT 1`,
    it.invitee_id,
    it.user_id,
  )

function pay(db: Database, it: InviteReward, time: Time14): void {
  const claimId = `${it.campaign_id}-${it.invitee_id}-${it.reward_id}`
  const { user_id: userId } = it
  const gain = requireTerms(it.campaign_id).gains.find(
    (of) => of.stage === it.stage && of.side === it.side && of.title === it.title,
  )
  const batchId = gain?.batchId ?? null
  const claim = { userId, scope: 'invites', claimId, time }
  giveOnce(db, claim, it.coins === 0 ? null : { unit: UNIT.coin, amount: it.coins })
  if (it.coins > 0)
    announce(db, couponMessages, 'coinsGiven', { userId, coins: it.coins, key: claimId }, time)
  if (batchId === null) return
  const coupon = grantCoupon(db, { userId, batchId, source: `invites ${claimId}`, time })
  announce(db, couponMessages, 'couponGiven', { coupon }, time)
}

/** Decides over what is due, and voids at once what a sale has lost. */
export function payInvites(db: Database, market: Market, _day: Date8, time: Time14): void {
  advanceInvites(db, market, time)
  for (const it of holdingInvites(db)) {
    const due = heldUntil((it.purchased_at ?? '').slice(0, 8), HOLD_DAYS)
    const sold = soldAt(db, it)
    if (due <= time && (sold === null || sold >= due))
      noteStage({ db }, it.invitee_id, 'held', { at: due })
  }
  for (const it of waitingRewards(db)) decide(db, market, it, time)
}

/** Decides over what a friend has brought. */
export function decideFor(db: Database, market: Market, inviteeId: string, time: Time14): void {
  for (const it of waitingRewards(db)) if (it.invitee_id === inviteeId) decide(db, market, it, time)
}

/** Pays a friend what registering brings. */
export function payFriend(db: Database, market: Market, inviteeId: string, time: Time14): void {
  for (const it of rewardsOf(db, inviteeId, inviteeId)) decide(db, market, it, time)
}

function decide(db: Database, market: Market, it: InviteReward, time: Time14): void {
  const invite = inviteOf(db, it.invitee_id)
  if (!invite) throw new Error(`${it.invitee_id} was not invited`)
  const terms = requireTerms(it.campaign_id)
  const paid = paidFriends(db, it, time.slice(0, 8))
  const again = wasPaidFor(db, it) ? 1 : 0
  const outcome = rewardOutcome(
    {
      side: it.side,
      dueTime: it.due,
      paysUntil: inviteTimes(terms, market).paysUntil,
      soldAt: it.stage === 'held' ? soldAt(db, invite) : null,
      atRisk: invite.at_risk === 1,
      paid: { month: paid.month - again, campaign: paid.campaign - again },
      caps: terms.caps,
      budgetLeft: it.side === 'inviter' ? budgetLeft(db, it.campaign_id) : it.cost,
      cost: it.cost,
    },
    time,
  )
  if (outcome.state === 'pending') return
  db.transaction(() => {
    db.run(
      'UPDATE invite_rewards SET state = ?, reason = ?, decided_at = ? WHERE reward_id = ?',
      outcome.state,
      outcome.state === 'void' ? outcome.reason : null,
      time,
      it.reward_id,
    )
    if (outcome.state === 'paid') pay(db, it, time)
  })
}
