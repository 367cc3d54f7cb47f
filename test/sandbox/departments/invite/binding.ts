import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  BIND_REFUSAL_WORDS,
  bindRefusal,
  closesCircle,
  type BindRefusal,
} from '#domain/invite/binding.ts'
import { has } from '#test/sandbox/departments/members/needs.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { payFriend } from './paying.ts'
import { inviteOf } from './relations.ts'
import { isSamePerson } from './same-person.ts'
import { noteStage } from './stages.ts'
import { inviteState, requireTerms } from './terms.ts'
import { earliest, openedBy, openLink, readTicket, type Opening } from './tickets.ts'
import type { CarriedInvitation } from '#test/sandbox/departments/identity/events.ts'

/** The users who are of the staff and take no part. */
const STAFF: ReadonlySet<string> = new Set(['expert'])

/** The reason against tying a user to an inviter; `inviterId` is null where it is not known yet. */
export function refusalFor(
  { db, market, clock }: World,
  user: User,
  { inviterId, campaignId }: { inviterId: string | null; campaignId: string },
): BindRefusal | null {
  const id = user.user_id
  return bindRefusal({
    own: inviterId !== null && isSamePerson(db, id, inviterId),
    circle:
      inviterId !== null &&
      closesCircle(
        inviterId,
        (of) => inviteOf(db, of)?.inviter_id,
        (other) => isSamePerson(db, id, other),
      ),
    bound: has(db, 'invites WHERE invitee_id = ?', id),
    customer: user.auth_flag === '1' || has(db, 'orders WHERE user_id = ?', id),
    staff: STAFF.has(id),
    over: inviteState(requireTerms(campaignId), market, clock.now()) !== 'running',
  })
}

/** Ties a user to who invites: the relation and its first stage are one step. */
function tie(world: World, user: User, opening: Opening, showName: boolean): void {
  const { db, clock } = world
  const boundAt = clock.now()
  const inviteeId = user.user_id
  db.transaction(() => {
    db.run(
      `INSERT INTO invites (invitee_id, inviter_id, campaign_id, opened_at, bound_at, show_name)
       VALUES (?, ?, ?, ?, ?, ?)`,
      inviteeId,
      opening.inviterId,
      opening.campaignId,
      opening.openedAt,
      boundAt,
      showName ? 1 : 0,
    )
    noteStage(world, inviteeId, 'registered', { at: boundAt })
    payFriend(db, world.market, inviteeId, boundAt)
  })
}

/** The invitation that a registration names; null without a valid one. */
function carriedOpening(world: World, user: User, it: CarriedInvitation): Opening | null {
  const ticket = it.inviteTicket === undefined ? null : readTicket(world, it.inviteTicket)
  const known = earliest(openedBy(world, user.user_id), ticket)
  if (known !== null) return known
  const { inviteCode, campaignId } = it
  if (inviteCode === undefined || campaignId === undefined) return null
  try {
    return openLink(world, { inviteCode, campaignId })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Ties who has just registered, where an invitation led there. No registration fails for it. */
export function tieAtRegistration(world: World, user: User, it: CarriedInvitation): void {
  const opening = carriedOpening(world, user, it)
  if (opening === null || refusalFor(world, user, opening) !== null) return
  tie(world, user, opening, it.showName === '1')
}

/** Ties who has registered before, and is not verified yet. */
export function acceptInvite(
  world: World,
  user: User,
  { inviteTicket, showName }: { inviteTicket: string; showName: '0' | '1' },
): { boundAt: string } {
  const ticket = readTicket(world, inviteTicket)
  if (ticket === null) throw new Refusal(SHOWN_RET.inviteInvalid, '邀请已失效，请好友重新发送')
  // A visitor registered by no number or account yet is tied by registering.
  if (readIdentity(world.db, user.user_id).registered === 0)
    throw new Refusal(RET.cannotJoin, '请先注册')
  const opening = earliest(openedBy(world, user.user_id), ticket) ?? ticket
  const refusal = refusalFor(world, user, opening)
  if (refusal !== null) throw new Refusal(RET.cannotJoin, BIND_REFUSAL_WORDS[refusal])
  tie(world, user, opening, showName === '1')
  return { boundAt: world.clock.now() }
}
