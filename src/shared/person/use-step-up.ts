import { useState } from 'react'
import * as v from 'valibot'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import type { ProofMeans } from '#domain/identity/step-up.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

const proofPayload = v.object({ by: v.picklist(['password', 'message']) })
const waitPayload = v.object({ retryAfter: v.number() })

/** A proof that the user is asked for now. */
interface ProofRequest {
  /** What needs it, in the user's words: 导出个人信息. */
  readonly subject: string
  readonly by: ProofMeans
  readonly done: (proved: boolean) => void
}

interface SentCode {
  readonly serialNo: string
  /** Masked: `138****0001`. */
  readonly mobileNo: string
}

const NOT_SENT = '网络不通，没有提交，请重新输入'
const NO_ANSWER = '没有收到验证结果，请重新输入'

/**
 * Asks for a fresh proof of identity where the provider requires one (rules.md#step-up), and
 * repeats the call once after it. `run` resolves to the call's answer, or to null where the user
 * gave no proof: then nothing was done, and a toast or dialog has said so.
 */
export function useStepUp() {
  const [request, setRequest] = useState<ProofRequest | null>(null)
  const [error, setError] = useState('')
  const [code, setCode] = useState<SentCode | null>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)

  function close(proved: boolean) {
    request?.done(proved)
    setRequest(null)
  }

  /**
   * `act` is the call; it must seal its fields each time it runs, because a seal is valid once.
   * Rejects as `send` does.
   */
  async function run<T>(subject: string, act: () => Promise<Answer<T>>): Promise<Answer<T> | null> {
    const answer = await act()
    if (answer.ok || answer.retCode !== RET.proofNeeded) return answer
    const needed = v.safeParse(proofPayload, answer.payload)
    if (!needed.success) return answer
    setError('')
    setCode(null)
    const proved = await new Promise<boolean>((done) =>
      setRequest({ subject, by: needed.output.by, done }),
    )
    return proved ? act() : null
  }

  async function handleRefusal({ retCode, retMsg, payload }: Refused): Promise<void> {
    const password = passwordRefusal({ retCode, retMsg, payload })
    if (password?.kind === 'wrong' || retCode === RET.wrongSmsCode) {
      return setError(password?.text ?? (retMsg || '验证码错误，请重新输入'))
    }
    if (retCode === RET.smsCodeExpired) {
      setCode(null)
      return setError(retMsg || '验证码已失效，请重新获取')
    }
    close(false)
    await dialog.alert({
      ...(password?.kind === 'locked' ? { title: '交易密码已锁定' } : {}),
      content: password?.text ?? (retMsg || '没有验证成功，请稍后再试'),
    })
  }

  async function prove(input: Parameters<typeof send<typeof proveIdentity.request, never>>[1]) {
    let answer
    try {
      answer = await send(proveIdentity, input)
    } catch {
      return setError(NO_ANSWER)
    }
    return answer.ok ? close(true) : handleRefusal(answer)
  }

  async function enterPassword(transPwd: string): Promise<void> {
    setError('')
    let sealed
    try {
      sealed = await sealFields({ transPwd })
    } catch (failure) {
      return setError((failure instanceof CallRefused ? failure.retMsg : '') || NOT_SENT)
    }
    await prove(sealed)
  }

  async function sendCode(): Promise<void> {
    setError('')
    let answer
    try {
      answer = await send(sendProofCode, {})
    } catch {
      return setError('没有收到发送结果，请稍后重新获取')
    }
    if (answer.ok) {
      const { serialNo, mobileNo, resendAfter } = answer.payload
      setCode({ serialNo, mobileNo })
      return setResendAt(Date.now() + resendAfter * 1_000)
    }
    const wait = v.safeParse(waitPayload, answer.payload)
    if (answer.retCode === RET.tooOften && wait.success && wait.output.retryAfter <= 60) {
      setResendAt(Date.now() + wait.output.retryAfter * 1_000)
    }
    return setError(answer.retMsg || '验证码没有发出，请稍后再试')
  }

  return {
    run,
    request,
    error,
    code,
    resendAt,
    enterPassword,
    sendCode,
    enterCode: async (verifyCode: string) => {
      setError('')
      if (code !== null) await prove({ serialNo: code.serialNo, verifyCode })
    },
    cancel: () => {
      close(false)
      toast.show('没有验证，操作未进行')
    },
  }
}

export type StepUp = ReturnType<typeof useStepUp>
