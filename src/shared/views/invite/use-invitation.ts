import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bindInvite, openInvite, queryInviteeHome } from '#api/calls/activities/invite.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { EACH_VISIT, useCurrent } from '#api/use-current.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { inApp } from '#platform/bridge.ts'
import { consent } from '#platform/consent.ts'
import { hasAccount, isSignedIn, session } from '#session/session.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useShell } from '#templates/shell-context.ts'
import { toast } from '#ui/base/toast.ts'
import { dropInvitation, keepInvitation, keptInvitation } from './kept-invitation.ts'

export interface InvitationLink {
  readonly inviteCode: string | undefined
  readonly campaignId: string
  readonly channel: string | undefined
}

/**
 * Opens the invitation of a link, and keeps the ticket that counts on this device. The provider
 * notes an opening, which waits for the agreement to the privacy notice (`waits`).
 */
export function useOpenedInvite({ inviteCode = '', campaignId, channel }: InvitationLink) {
  const { openId } = useSnapshot(session)
  const isAgreed = useSnapshot(consent).answer === 'agreed'
  const isLink = inviteCode !== ''
  const kept = keptInvitation()
  const query = useQuery({
    // Without the ticket that comes along, which this very query may have given.
    queryKey: ['openInvite', inviteCode, campaignId, openId],
    queryFn: () =>
      fetchOrThrow(openInvite, {
        inviteCode,
        campaignId,
        ...(channel === undefined ? {} : { channel }),
        ...(kept === null ? {} : { inviteTicket: kept.inviteTicket }),
      }),
    ...EACH_VISIT,
    // The way on does not change under a finger while it is opened once more for the user.
    placeholderData: (before, of) =>
      of?.queryKey[1] === inviteCode && of.queryKey[2] === campaignId ? before : undefined,
    enabled: isLink && isAgreed,
  })
  const { data, error, refetch } = query
  useEffect(() => {
    if (data === undefined || data.refusal !== null) return
    const { inviteTicket, validUntil } = data
    keepInvitation({ ...keptInvitation(), inviteTicket, inviteCode, campaignId, validUntil })
  }, [data, inviteCode, campaignId])
  const waits = isLink && !isAgreed
  return { data, error, refetch, waits, opening: isLink && isAgreed && query.isPending }
}

export type OpenedInvite = ReturnType<typeof useOpenedInvite>

export const useInviteeHome = (campaignId: string) => useCurrent(queryInviteeHome, { campaignId })

const BIND = submissionCall(bindInvite, {
  inviteInvalid: { at: 'dialog', action: 'reread' },
  cannotJoin: { at: 'dialog', action: 'reread' },
})

/** Returns whether the app's user has an account; where no answer comes, as far as is known. */
async function hasAccountByNow(): Promise<boolean> {
  const info = await fetchOrThrow(getLoginUserInfo, {}).catch(() => null)
  return info === null ? hasAccount() : info.appUserFlag !== '0'
}

interface Accepting {
  readonly link: InvitationLink
  readonly ticket: string | undefined
  readonly showName: boolean
  /** The address of the page, to return to. */
  readonly here: string
}

/**
 * Accepts an invitation: who has no account registers, which ties them; who has one is tied and
 * goes on to be verified.
 */
export function useAccepting({ link, ticket = '', showName, here }: Accepting) {
  const shell = useShell()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const verify = useRealName()
  const binding = useSubmission({
    repeatable: true,
    call: () => {
      // A sign-in reads the page again, which has no ticket meanwhile.
      const inviteTicket = keptInvitation()?.inviteTicket ?? ticket
      return inviteTicket === '' ? null : BIND({ inviteTicket, showName: showName ? '1' : '0' })
    },
    askOutcome: async () =>
      (await fetchOrThrow(queryInviteeHome, { campaignId: link.campaignId })).own !== null,
    onDone: async () => {
      dropInvitation()
      await rereadAll(queries)
      toast.show('已接受邀请')
      await verify()
    },
    words: { notDone: { at: 'toast', text: '没有接受成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
  const accept = async () => {
    const kept = keptInvitation()
    if (kept !== null) keepInvitation({ ...kept, showName: showName ? '1' : '0' })
    // Outside the app signing in leaves the page: it is left for the next one, which signs in.
    if (!isSignedIn() && inApp() && !(await shell.login())) return undefined
    if (inApp() ? await hasAccountByNow() : hasAccount()) return binding.start()
    const { inviteCode, campaignId } = link
    return navigate(
      enrollPaths.cellphoneEnroll.to({
        step: '1',
        from: here,
        ...(inviteCode === undefined ? {} : { inviteCode, inviteCampaign: campaignId }),
      }),
    )
  }
  return { accept, busy: binding.at === 'sending', verify }
}

/** The invitation of an address; the campaign is the link's, else the page's own. */
export const invitationLink = (
  input: {
    readonly inviteCode?: string | undefined
    readonly inviteCampaign?: string | undefined
    readonly channel?: string | undefined
  },
  campaignId: string,
): InvitationLink => ({
  inviteCode: input.inviteCode,
  campaignId: input.inviteCampaign ?? campaignId,
  channel: input.channel,
})
