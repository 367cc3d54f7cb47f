import { useRef, useState } from 'react'
import * as v from 'valibot'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import type { Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { ProofMeans } from '#domain/identity/step-up.ts'
import {
  LOCKED_PASSWORD,
  submissionCall,
  WRONG_PASSWORD,
  type Refused,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

const proofPayload = v.object({ by: v.picklist(['password', 'message']) })
const waitPayload = v.object({ retryAfter: v.number() })

/** A proof that the user is prompted for now. */
interface ProofRequest {
  /** The act that needs it, in the user's words: 导出个人信息. */
  readonly subject: string
  readonly by: ProofMeans
  readonly done: (proved: boolean) => void
}

interface SentCode {
  readonly serialNo: string
  /** Masked: `138****0001`. */
  readonly mobileNo: string
}

const GIVEN_UP = { at: 'none', action: 'giveUp' } as const
const PROVE = submissionCall(proveIdentity, {
  wrongTradingPassword: WRONG_PASSWORD,
  tradingPasswordLocked: { at: 'none', action: 'giveUp' },
  wrongSmsCode: { at: 'password', text: '验证码错误，请重新输入' },
  smsCodeExpired: { at: 'password', text: '验证码已失效，请重新获取', action: 'dropCode' },
  tokenExpired: GIVEN_UP,
  otherwise: GIVEN_UP,
})
const SEND_CODE = submissionCall(sendProofCode, {
  tooOften: { at: 'password', text: '验证码没有发出，请稍后再试', action: 'wait' },
  otherwise: { at: 'password', text: '验证码没有发出，请稍后再试' },
})

/**
 * Asks for a fresh proof of identity where the provider requires one (rules.md#step-up), and
 * repeats the call once after it. `run` resolves to the call's answer, or to null where the user
 * gave no proof: then nothing was done, and a toast or dialog has said so.
 */
export function useStepUp() {
  const [request, setRequest] = useState<ProofRequest | null>(null)
  const [code, setCode] = useState<SentCode | null>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const typed = useRef<{ readonly serialNo: string; readonly verifyCode: string } | null>(null)

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
    proving.edited()
    sending.edited()
    setCode(null)
    const proved = await new Promise<boolean>((done) =>
      setRequest({ subject, by: needed.output.by, done }),
    )
    return proved ? act() : null
  }

  /** Closes what asks before the dialog says why. */
  async function giveUp({ retCode }: Refused, content: string): Promise<void> {
    close(false)
    const isLocked = retCode === RET.tradingPasswordLocked
    await dialog.alert(isLocked ? { title: LOCKED_PASSWORD.title, content } : { content })
  }
  const dropCode = () => setCode(null)
  const proving = useSubmission({
    call: async ({ seal, password }) =>
      password === ''
        ? typed.current && PROVE(typed.current)
        : PROVE(await seal({ transPwd: password })),
    onDone: () => close(true),
    actions: { giveUp, dropCode },
    words: { unknown: { at: 'password', text: noAnswer('请重新输入') } },
    repeatable: true,
  })
  const sending = useSubmission({
    call: () => SEND_CODE({}),
    onDone(sent) {
      if (sent === null) return
      const { serialNo, mobileNo, resendAfter } = sent
      setCode({ serialNo, mobileNo })
      setResendAt(Date.now() + resendAfter * 1_000)
    },
    actions: {
      wait({ payload }) {
        const wait = v.safeParse(waitPayload, payload)
        if (wait.success && wait.output.retryAfter <= 60)
          setResendAt(Date.now() + wait.output.retryAfter * 1_000)
      },
    },
    words: { unknown: { at: 'password', text: noAnswer('请稍后重新获取') } },
    repeatable: true,
  })

  return {
    run,
    request,
    error: proving.problem('password') || sending.problem('password'),
    code,
    resendAt,
    enterPassword: proving.start,
    sendCode: () => {
      proving.edited()
      return sending.start()
    },
    enterCode: async (verifyCode: string) => {
      sending.edited()
      typed.current = code && { serialNo: code.serialNo, verifyCode }
      await proving.start()
    },
    cancel: () => {
      close(false)
      toast.show('没有验证，操作未进行')
    },
  }
}

export type StepUp = ReturnType<typeof useStepUp>
