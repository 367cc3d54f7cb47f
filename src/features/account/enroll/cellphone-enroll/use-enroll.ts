import { useState } from 'react'
import * as v from 'valibot'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { registerByMobile } from '#api/calls/registration.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { isAgreed } from '#domain/identity/enrollment.ts'
import { bindingPaths } from '#paths/binding.ts'
import { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { signInContainer } from '#platform/bridge.ts'
import { useDraft } from '#session/draft.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { dropInvitation, invitationFields } from '#shared/views/invite/kept-invitation.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { requestMobileCode } from '#shared/engines/proof/request-mobile-code.ts'
import { useCodedNumbers } from '#shared/engines/proof/use-coded-numbers.ts'
import { CODE_ROWS, GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { Agreement } from '#shared/engines/agreement/AgreementSheet.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'

/** No number: it is typed again after a reload. `inviteCode` outlives the page for the inviter. */
const enrollDraft = v.object({
  inviteCode: v.string(),
  inviteCampaign: v.optional(v.string(), ''),
  agreed: v.array(v.string()),
})

const REGISTER = submissionCall(registerByMobile, {
  ...CODE_ROWS,
  mobileTaken: { at: 'none', action: 'taken' },
  agreementUnread: GENERAL,
  tokenExpired: GENERAL,
})

/** Registering: the number, the agreements and the code. */
export function useEnroll(
  { from, inviteCode = '', inviteCampaign = '' }: PathInput<typeof enrollPaths.cellphoneEnroll>,
  agreements: readonly Agreement[],
) {
  const replace = useReplace()
  const wayBack = useWayBack(from)
  const [draft, keep] = useDraft('cellphoneEnroll', enrollDraft, {
    inviteCode,
    inviteCampaign,
    agreed: [],
  })
  async function taken(text: string): Promise<void> {
    const content = `${text || '该手机号已注册'}。是您本人的账户，可以直接绑定`
    const binds = await dialog.confirmed({ content, confirmText: '绑定已有账户' })
    if (!binds) return coded.setFault('该手机号已注册，请更换手机号')
    return replace(bindingPaths.accountBinding.to({ step: '1', from }))
  }

  const coded = useCodedNumbers({
    name: 'cellphoneEnroll',
    scene: 'sendMobileCode',
    start: { mobileNo: '' },
    request: requestMobileCode('enroll'),
    acts: { [RET.mobileTaken]: ({ retMsg }) => taken(retMsg) },
  })
  const { message } = coded

  /** A code was requested: its step stays, should the message end there. */
  const [began, setBegan] = useState(message.sent !== null)

  const link = {
    ...(inviteCode === '' ? {} : { inviteCode }),
    ...(inviteCampaign === '' ? {} : { inviteCampaign }),
  }

  const to = (step: '1' | '2') => replace(enrollPaths.cellphoneEnroll.to({ step, from, ...link }))

  const registering = useSubmission({
    code: message,
    call: async ({ seal }) =>
      message.entered &&
      REGISTER({
        ...(await seal(coded.numbers)),
        ...message.entered,
        protocolIds: agreements.map(({ protocolId }) => protocolId),
        ...invitationFields({
          inviteCode: inviteCode || draft.inviteCode,
          campaignId: inviteCampaign || draft.inviteCampaign,
        }),
      }),
    async askOutcome() {
      const userInfo = await fetchOrThrow(getLoginUserInfo, {})
      return userInfo.appUserFlag !== '0' && { userInfo }
    },
    async onDone(registered) {
      // Stored before going on: the page that the way back leads to requires the account.
      if (registered !== null)
        keepUserInfo(sessionStore, registered.userInfo, await signInContainer())
      dropInvitation()
      wayBack.changed()
      if (from !== undefined) wayBack.goOn()
    },
    actions: { taken: ({ retMsg }) => taken(retMsg) },
  })

  return {
    began,
    number: coded.numbers.mobileNo,
    numberError: coded.fault,
    message,
    agreements,
    agreed: isAgreed(agreements, draft.agreed),
    agree: (tick: boolean) => keep({ agreed: tick ? agreements.map(({ hash }) => hash) : [] }),
    type: (mobileNo: string) => coded.type({ mobileNo }),
    /** Sends the code and goes on to it; one that was just sent to this number is not sent again. */
    request: async () => {
      if (message.sent === null && !(await message.send())) return
      setBegan(true)
      to('2')
    },
    register: () => registering.start(),
    back: () => to('1'),
  }
}

export type Enroll = ReturnType<typeof useEnroll>
