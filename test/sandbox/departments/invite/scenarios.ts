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
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { INVITE } from './terms.ts'

const always = { campaignId: INVITE.always }
const of2026 = { campaignId: INVITE.of2026 }
const nowhere = { campaignId: 'no-such' }
const task = { month: '202603', taskId: 'friends-3' }

async function link(p: Provider) {
  const home = await (await p.as('zhang'))(queryInviteHome, always)
  return { ...always, inviteCode: okPayload(home).inviteCode }
}

async function binding(p: Provider, who: string) {
  const friend = await p.as(who)
  const { inviteTicket } = okPayload(await friend(openInvite, await link(p)))
  return friend(bindInvite, { inviteTicket, showName: '1' })
}

const calling = async (p: Provider, who: string) => p.as(who)

export const invite: readonly Scenario[] = [
  scenario(queryInviteHome, async (p) => (await p.as('sharer'))(queryInviteHome, always), {
    notFound: async (p) => (await p.as('sharer'))(queryInviteHome, nowhere),
  }),

  scenario(
    listInviteRecords,
    async (p) => (await p.as('sharer'))(listInviteRecords, { ...always, page: 1, size: 10 }),
    {
      notFound: async (p) =>
        (await p.as('sharer'))(listInviteRecords, { ...nowhere, page: 1, size: 10 }),
    },
  ),

  scenario(queryInviteeHome, async (p) => p.anyone(queryInviteeHome, of2026), {
    notFound: async (p) => p.anyone(queryInviteeHome, nowhere),
  }),

  scenario(openInvite, async (p) => p.anyone(openInvite, await link(p)), {
    inviteInvalid: async (p) => p.anyone(openInvite, { ...always, inviteCode: 'ZZZZZZZZ' }),
    notFound: async (p) => p.anyone(openInvite, { ...(await link(p)), ...nowhere }),
  }),

  scenario(bindInvite, async (p) => binding(p, 'li'), {
    inviteInvalid: async (p) => {
      const li = await calling(p, 'li')
      const { inviteTicket } = okPayload(await li(openInvite, await link(p)))
      return li(bindInvite, { inviteTicket: `A${inviteTicket}`, showName: '0' })
    },
    cannotJoin: async (p) => binding(p, 'qian'),
  }),

  scenario(
    setInviteConsent,
    async (p) => (await p.as('guest'))(setInviteConsent, { showName: '0' }),
    { notFound: async (p) => (await p.as('qian'))(setInviteConsent, { showName: '0' }) },
  ),

  scenario(claimInviteTask, async (p) => (await p.as('sharer'))(claimInviteTask, task), {
    notFound: async (p) =>
      (await p.as('sharer'))(claimInviteTask, { ...task, taskId: 'friends-2' }),
    notEarned: async (p) => (await p.as('zhang'))(claimInviteTask, task),
    alreadyClaimed: async (p) => {
      const sharer = await calling(p, 'sharer')
      okPayload(await sharer(claimInviteTask, task))
      return sharer(claimInviteTask, task)
    },
  }),

  scenario(listInviteTasks, async (p) => (await p.as('sharer'))(listInviteTasks, {})),

  scenario(startInviteChallenge, async (p) => (await p.as('li'))(startInviteChallenge, of2026), {
    notFound: async (p) => (await p.as('li'))(startInviteChallenge, always),
    cannotJoin: async (p) => (await p.as('zhang'))(startInviteChallenge, of2026),
  }),

  scenario(
    claimInviteChallenge,
    async (p) => (await p.as('challenger'))(claimInviteChallenge, of2026),
    {
      notFound: async (p) => (await p.as('zhang'))(claimInviteChallenge, of2026),
      notEarned: async (p) => (await p.as('guest'))(claimInviteChallenge, of2026),
      alreadyClaimed: async (p) => {
        const friend = await calling(p, 'challenger')
        okPayload(await friend(claimInviteChallenge, of2026))
        return friend(claimInviteChallenge, of2026)
      },
      activityOver: async (p) => {
        await p.moveClock({ to: '20260401100000' })
        return (await p.as('challenger'))(claimInviteChallenge, of2026)
      },
    },
  ),
]
