import {
  bindInvite,
  claimInviteChallenge,
  claimInviteTask,
  listInviteRecords,
  listInviteTasks,
  openInvite,
  queryInviteeHome,
  queryInviteHome,
  setInviteConsent,
  startInviteChallenge,
} from '#api/calls/activities/invite.ts'
import { RET } from '#api/endpoint.ts'
import { maskName } from '#domain/identity/masking.ts'
import { acceptInvite, refusalFor } from './binding.ts'
import { claimChallenge, startChallenge } from './challenge.ts'
import { claimTask, taskMonths } from './tasks.ts'
import { inviteState, requireTerms } from './terms.ts'
import { openFirst, openLink, writeTicket } from './tickets.ts'
import { inviteeHome, inviteRecords, inviterHome } from './views.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const inviteFamily = [
  forUser(queryInviteHome, ({ campaignId }, world, user) => inviterHome(world, user, campaignId)),

  forUser(listInviteRecords, (request, world, user) => inviteRecords(world, user, request)),

  forAnyone(queryInviteeHome, ({ campaignId }, world, user) =>
    inviteeHome(world, user, campaignId),
  ),

  forAnyone(openInvite, (request, world, user) => {
    const { db, market, clock } = world
    const serverTime = clock.now()
    const link = openLink(world, request)
    // An opening that binds no account excludes no other invitation.
    const inOver = inviteState(requireTerms(link.campaignId), market, serverTime) !== 'running'
    const isOwn = user !== undefined && user.user_id === link.inviterId
    const refused = inOver ? ('over' as const) : isOwn ? ('own' as const) : null
    const opened =
      refused === null
        ? openFirst(world, user, { ticket: request.inviteTicket, link })
        : { ...link, validUntil: serverTime, earlier: false }
    return {
      serverTime,
      inviteTicket: writeTicket(world, opened),
      inviterName: maskName(userById(db, opened.inviterId)?.name ?? ''),
      validUntil: opened.validUntil,
      earlier: opened.earlier,
      refusal: refused ?? (user === undefined ? null : refusalFor(world, user, opened)),
    }
  }),

  forUser(bindInvite, (request, world, user) => acceptInvite(world, user, request)),

  forUser(setInviteConsent, ({ showName }, { db }, user) => {
    const changed = db.run(
      'UPDATE invites SET show_name = ? WHERE invitee_id = ?',
      Number(showName),
      user.user_id,
    )
    if (changed === 0) throw new Refusal(RET.notFound, '您没有接受过邀请')
    return {}
  }),

  forUser(claimInviteTask, (request, world, user) => claimTask(world, user, request)),

  forUser(listInviteTasks, (_request, world, user) => taskMonths(world, user)),

  forUser(startInviteChallenge, ({ campaignId }, world, user) =>
    startChallenge(world, user, campaignId),
  ),

  forUser(claimInviteChallenge, ({ campaignId }, world, user) =>
    claimChallenge(world, user, campaignId),
  ),
]
