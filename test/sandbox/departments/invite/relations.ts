import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { StageTimes } from '#domain/invite/stages.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

const inviteRow = v.object({
  seq: v.number(),
  invitee_id: v.string(),
  inviter_id: v.string(),
  campaign_id: v.string(),
  bound_at: v.string(),
  show_name: v.picklist([0, 1]),
  at_risk: v.picklist([0, 1]),
  verified_at: v.nullable(v.string()),
  purchased_at: v.nullable(v.string()),
  purchase_no: v.nullable(v.string()),
  held_at: v.nullable(v.string()),
})
export type Invite = v.InferOutput<typeof inviteRow>

export const inviteOf = (db: Database, inviteeId: string): Invite | undefined =>
  db.get(inviteRow, 'SELECT * FROM invites WHERE invitee_id = ?', inviteeId)

/** The friends of a campaign, newest first. */
export const invitesBy = (db: Database, inviterId: string, campaignId: string): Invite[] =>
  db.all(
    inviteRow,
    'SELECT * FROM invites WHERE inviter_id = ? AND campaign_id = ? ORDER BY bound_at DESC, seq DESC',
    inviterId,
    campaignId,
  )

/** Those bound after a moment who have not bought yet. */
export const openInvites = (db: Database, after: Time14): Invite[] =>
  db.all(
    inviteRow,
    'SELECT * FROM invites WHERE purchased_at IS NULL AND bound_at > ? ORDER BY seq',
    after,
  )

/** Those who have bought and do not hold it long enough yet. */
export const holdingInvites = (db: Database): Invite[] =>
  db.all(
    inviteRow,
    'SELECT * FROM invites WHERE purchased_at IS NOT NULL AND held_at IS NULL ORDER BY seq',
  )

export const timesOf = (it: Invite): StageTimes => ({
  registered: it.bound_at,
  verified: it.verified_at,
  purchased: it.purchased_at,
  held: it.held_at,
})

const rewardRow = v.object({
  reward_id: v.number(),
  user_id: v.string(),
  invitee_id: v.string(),
  campaign_id: v.string(),
  stage: v.picklist(['registered', 'verified', 'purchased', 'held']),
  side: v.picklist(['inviter', 'friend']),
  title: v.string(),
  coins: v.number(),
  cost: v.number(),
  due: v.string(),
  state: v.picklist(['pending', 'paid', 'void']),
  reason: v.nullable(v.picklist(['soldEarly', 'overCap', 'noBudget', 'risk', 'late'])),
  decided_at: v.nullable(v.string()),
})
export type InviteReward = v.InferOutput<typeof rewardRow>

export const rewardsOf = (db: Database, inviteeId: string, userId: string): InviteReward[] =>
  db.all(
    rewardRow,
    'SELECT * FROM invite_rewards WHERE invitee_id = ? AND user_id = ? ORDER BY reward_id',
    inviteeId,
    userId,
  )

export const waitingRewards = (db: Database): InviteReward[] =>
  db.all(rewardRow, `SELECT * FROM invite_rewards WHERE state = 'pending' ORDER BY due, reward_id`)
