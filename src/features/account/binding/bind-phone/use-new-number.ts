import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeMobile, sendMobileCode } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dropProof, heldProof } from '#session/proofs.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

interface Options {
  /** The number so far, masked. */
  readonly before: string
  readonly from: string | undefined
  readonly onProofLost: () => void
}

const ABOUT_NUMBER: ReadonlySet<number> = new Set([RET.mobileTaken, RET.sameAsBefore])

/** The new number, its code and the password that together change the old one. */
export function useNewNumber({ before, from, onProofLost }: Options) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [number, setNumber] = useState('')
  const [numberError, setNumberError] = useState('')
  const [asking, setAsking] = useState(false)
  const [passwordError, setPasswordError] = useState('')
  const [unknown, setUnknown] = useState(false)

  const message = useMessageCode({
    name: 'bindPhone',
    about: 'new',
    scene: 'sendMobileCode',
    number,
    request: async (captcha) =>
      send(sendMobileCode, {
        scene: 'change',
        ...(await sealFields({ mobileNo: number })),
        ...captcha,
      }),
    onRefused: async ({ retCode, retMsg }: Refused) => {
      if (ABOUT_NUMBER.has(retCode)) return setNumberError(retMsg || '该手机号不能使用，请更换')
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
      return undefined
    },
  })

  function succeed() {
    message.used()
    dropProof('proofToken')
    changed()
    void navigate(bindingPaths.bindingSuccess.to({ code: '2', from }), { replace: true })
  }

  /** Whether the number was changed although no answer came; the mask tells where it differs. */
  async function check(): Promise<void> {
    const user = await fetchOrThrow(queryUserStatus, {}).catch(() => null)
    const after = maskPhone(number)
    if (user?.mobileNo === after && after !== before) return succeed()
    setUnknown(user === null)
    toast.show(user === null ? '还没有收到处理结果，请稍后再查询' : '手机号还没有更换，请再次提交')
    return undefined
  }

  async function handleRefusal(refused: Refused): Promise<void> {
    const { retCode, retMsg } = refused
    const password = passwordRefusal(refused)
    if (password?.kind === 'wrong') return setPasswordError(password.text)
    setAsking(false)
    if (message.refused(refused)) return undefined
    if (retCode === RET.proofNeeded) {
      toast.show('身份验证已失效，请重新验证')
      return onProofLost()
    }
    // After an answer that was lost this is the provider's word that the number is changed.
    if (retCode === RET.sameAsBefore && unknown) return succeed()
    if (ABOUT_NUMBER.has(retCode)) return setNumberError(retMsg || '该手机号不能使用，请更换')
    await dialog.alert({
      ...(password?.kind === 'locked' ? { title: '交易密码已锁定' } : {}),
      content: password?.text ?? (retMsg || '没有更换成功，请稍后再试'),
    })
    return undefined
  }

  async function submit(transPwd: string | null): Promise<void> {
    setPasswordError('')
    if (message.sent === null) return
    let answer
    try {
      const mobileNo = number
      const sealed =
        transPwd === null
          ? await sealFields({ mobileNo })
          : await sealFields({ mobileNo, transPwd })
      const proofToken = heldProof('proofToken')
      if (proofToken === null) return onProofLost()
      const { serialNo } = message.sent
      answer = await send(changeMobile, {
        ...sealed,
        serialNo,
        verifyCode: message.code,
        proofToken,
      })
    } catch (failure) {
      setAsking(false)
      if (failure instanceof CallRefused) {
        return void dialog.alert({ content: failure.retMsg || '没有提交，请稍后再试' })
      }
      setUnknown(true)
      return check()
    }
    return answer.ok ? succeed() : handleRefusal(answer)
  }

  return {
    number,
    numberError,
    message,
    asking,
    passwordError,
    unknown,
    submit,
    check,
    type: (typed: string) => {
      setNumberError('')
      setNumber(typed)
      message.numberChanged(typed)
    },
    ask: (open: boolean) => {
      setPasswordError('')
      setAsking(open)
    },
  }
}
