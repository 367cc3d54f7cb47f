import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { sendMobileCode } from '#api/calls/account.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { registerByMobile } from '#api/calls/registration.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { isAgreed } from '#domain/identity/enrollment.ts'
import type { UserInfo } from '#domain/sign-in/user-info.ts'
import { bindingPaths } from '#paths/binding.ts'
import { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { signInContainer } from '#platform/bridge.ts'
import { useDraft } from '#session/draft.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { Agreement } from '#shared/agreement/AgreementSheet.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

/** No number: it is typed again after a reload. `inviteCode` outlives the page for the inviter. */
const enrollDraft = v.object({ inviteCode: v.string(), agreed: v.array(v.string()) })

const say = async (content: string): Promise<void> => void (await dialog.alert({ content }))

/** Registering: the number, the agreements and the code. */
export function useEnroll(
  { from, inviteCode = '' }: PathInput<typeof enrollPaths.cellphoneEnroll>,
  agreements: readonly Agreement[],
) {
  const navigate = useNavigate()
  const wayBack = useWayBack(from)
  const [draft, keep] = useDraft('cellphoneEnroll', enrollDraft, { inviteCode, agreed: [] })
  const [number, setNumber] = useState('')
  const [numberError, setNumberError] = useState('')

  async function taken(text: string): Promise<void> {
    const content = `${text || '该手机号已注册'}。是您本人的账户，可以直接绑定`
    const answer = await dialog.confirm({ content, confirmText: '绑定已有账户' })
    if (answer !== 'confirm') return setNumberError('该手机号已注册，请更换手机号')
    void navigate(bindingPaths.accountBinding.to({ step: '1', from }), { replace: true })
    return undefined
  }

  const message = useMessageCode({
    name: 'cellphoneEnroll',
    scene: 'sendMobileCode',
    number,
    request: async (captcha) =>
      send(sendMobileCode, {
        scene: 'enroll',
        ...(await sealFields({ mobileNo: number })),
        ...captcha,
      }),
    onRefused: async ({ retCode, retMsg }: Refused) => {
      if (retCode === RET.mobileTaken) return taken(retMsg)
      return say(retMsg || '验证码没有发出，请稍后再试')
    },
  })

  /** A code was requested: its step stays, should the message end there. */
  const [began, setBegan] = useState(message.sent !== null)

  const toCode = () =>
    void navigate(
      enrollPaths.cellphoneEnroll.to({
        step: '2',
        from,
        ...(inviteCode === '' ? {} : { inviteCode }),
      }),
      { replace: true },
    )

  async function succeed(info: UserInfo): Promise<void> {
    message.used()
    // Before going on: where the way back leads, the account is asked for.
    keepUserInfo(sessionStore, info, await signInContainer())
    wayBack.changed()
    if (from !== undefined) wayBack.goOn()
  }

  /** No answer came: the account may be there. */
  async function check(): Promise<void> {
    const info = await fetchOrThrow(getLoginUserInfo, {}).catch(() => null)
    if (info !== null && info.appUserFlag !== '0') return succeed(info)
    return message.lost()
  }

  async function register(): Promise<void> {
    if (message.sent === null) return
    const { serialNo } = message.sent
    let answer
    try {
      answer = await send(registerByMobile, {
        ...(await sealFields({ mobileNo: number })),
        serialNo,
        verifyCode: message.code,
        protocolIds: agreements.map(({ protocolId }) => protocolId),
      })
    } catch (failure) {
      if (!(failure instanceof CallRefused)) return check()
      return say(failure.retMsg || '没有提交，请稍后再试')
    }
    if (answer.ok) return succeed(answer.payload.userInfo)
    if (message.refused(answer)) return undefined
    if (answer.retCode === RET.mobileTaken) return taken(answer.retMsg)
    return say(answer.retMsg || '没有注册成功，请稍后再试')
  }

  return {
    began,
    number,
    numberError,
    message,
    agreements,
    agreed: isAgreed(agreements, draft.agreed),
    agree: (tick: boolean) => keep({ agreed: tick ? agreements.map(({ hash }) => hash) : [] }),
    type: (typed: string) => {
      setNumberError('')
      setNumber(typed)
      message.numberChanged(typed)
    },
    /** Sends the code and goes on to it; one that was just sent to this number is not sent again. */
    request: async () => {
      if (message.sent === null && !(await message.send())) return
      setBegan(true)
      toCode()
    },
    register,
    back: () =>
      void navigate(enrollPaths.cellphoneEnroll.to({ step: '1', from }), { replace: true }),
  }
}

export type Enroll = ReturnType<typeof useEnroll>
