import { unitAmount } from '#domain/ledger/unit-words.ts'
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { reachedSteps } from '#domain/invite/rewards.ts'
import { countsUntil, heldUntil, nextSettling, type InviteStage } from '#domain/invite/stages.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { isSamePerson } from './same-person.ts'
import { inviteOf, openInvites, type Invite } from './relations.ts'
import { BIND_DAYS, HOLD_DAYS, MIN_PURCHASE, requireTerms } from './terms.ts'

type Books = Pick<World, 'db'>

interface Reached {
  readonly at: Time14
  /** When what it brings is decided; by default at once for registering, else the next evening. */
  readonly due?: Time14
}

const COLUMNS = { verified: 'verified_at', purchased: 'purchased_at', held: 'held_at' } as const

/** Notes that a friend has reached a stage, and what that brings to both sides. */
export function noteStage(
  { db }: Books,
  inviteeId: string,
  stage: InviteStage,
  { at, due = stage === 'registered' ? at : nextSettling(at) }: Reached,
): void {
  const it = inviteOf(db, inviteeId)
  if (!it) throw new Error(`${inviteeId} was not invited`)
  if (stage !== 'registered')
    db.run(`UPDATE invites SET ${COLUMNS[stage]} = ? WHERE invitee_id = ?`, at, inviteeId)
  if (stage === 'purchased') promise(db, it, 'held', due)
  else if (stage !== 'held') promise(db, it, stage, due)
  if (stage === 'verified') promiseLadder(db, it, due)
}

/** Enters the rewards of a stage, each to be decided at its time. */
function promise(db: Database, it: Invite, stage: InviteStage, due: Time14): void {
  const { campaign_id: campaignId, invitee_id: inviteeId } = it
  for (const gain of requireTerms(campaignId).gains.filter((of) => of.stage === stage))
    enter(db, {
      userId: gain.side === 'inviter' ? it.inviter_id : inviteeId,
      inviteeId,
      campaignId,
      ...gain,
      due,
    })
}

/** The step of the ladder that this friend, by number, has completed. */
function promiseLadder(db: Database, it: Invite, due: Time14): void {
  const { ladder, monthly } = requireTerms(it.campaign_id)
  if (monthly) return
  const { friends } = verifiedFriends(db, it)
  const step = reachedSteps(ladder, friends).find((of) => of.friends === friends)
  if (step === undefined) return
  enter(db, {
    userId: it.inviter_id,
    inviteeId: it.invitee_id,
    campaignId: it.campaign_id,
    stage: 'verified',
    side: 'inviter',
    title: `第 ${friends} 位，${unitAmount(step.coins, 'plain')} 金币`,
    coins: step.coins,
    cost: step.coins,
    due,
  })
}

const countRow = v.object({ friends: v.number() })

const verifiedFriends = (db: Database, it: Invite) =>
  db.get(
    countRow,
    `SELECT count(*) AS friends FROM invites
     WHERE inviter_id = ? AND campaign_id = ? AND verified_at IS NOT NULL`,
    it.inviter_id,
    it.campaign_id,
  ) ?? { friends: 0 }

interface Entry {
  readonly userId: string
  readonly inviteeId: string
  readonly campaignId: string
  readonly stage: InviteStage
  readonly side: 'inviter' | 'friend'
  readonly title: string
  readonly coins: number
  readonly cost: number
  readonly due: Time14
}

function enter(db: Database, it: Entry): void {
  db.run(
    `INSERT OR IGNORE INTO invite_rewards
       (user_id, invitee_id, campaign_id, stage, side, title, coins, cost, due, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
    it.userId,
    it.inviteeId,
    it.campaignId,
    it.stage,
    it.side,
    it.title,
    it.coins,
    it.cost,
    it.due,
  )
}

const verifiedRow = v.object({ auth_flag: v.string() })
const purchaseRow = v.object({
  apply_no: v.string(),
  fund_code: v.string(),
  confirm_date: v.string(),
})

/** The first purchase that counts: confirmed, large enough, and of no money-market fund. */
function firstPurchase(db: Database, market: Market, it: Invite) {
  const orders = db.all(
    purchaseRow,
    `SELECT apply_no, fund_code, confirm_date FROM orders
     WHERE user_id = ? AND status = '1' AND business_code IN ('20', '22', '39') AND amount >= ?
       AND oper_time >= ? ORDER BY confirm_date, seq`,
    it.invitee_id,
    cents(MIN_PURCHASE),
    it.bound_at,
  )
  return orders.find(({ fund_code: code }) => market.fund(code)?.isMoney === false)
}

/** Notes what friends have reached by `now`; what they do after their days counts no more. */
export function advanceInvites(db: Database, market: Market, now: Time14): void {
  const bound = `${addDays(now.slice(0, 8), -BIND_DAYS - 1)}000000`
  for (const it of openInvites(db, bound)) {
    const until = countsUntil(it.bound_at, BIND_DAYS)
    const inviteeId = it.invitee_id
    if (it.verified_at === null) {
      if (now >= until) continue
      const user = db.get(verifiedRow, 'SELECT auth_flag FROM users WHERE user_id = ?', inviteeId)
      if (user?.auth_flag !== '1') continue
      db.transaction(() => {
        // By its certificate a second account shows whose it is.
        if (isSamePerson(db, inviteeId, it.inviter_id))
          db.run('UPDATE invites SET at_risk = 1 WHERE invitee_id = ?', inviteeId)
        noteStage({ db }, inviteeId, 'verified', { at: now })
      })
    }
    const order = firstPurchase(db, market, it)
    if (order === undefined) continue
    const at = `${order.confirm_date}090000`
    if (at >= until || at > now) continue
    db.transaction(() => {
      noteStage({ db }, inviteeId, 'purchased', {
        at,
        due: heldUntil(order.confirm_date, HOLD_DAYS),
      })
      db.run('UPDATE invites SET purchase_no = ? WHERE invitee_id = ?', order.apply_no, inviteeId)
    })
  }
}
