import { useState } from 'react'
import * as v from 'valibot'
import type { messageSent } from '#api/calls/account-opening.ts'
import { CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { wrongCodeText, type CodedNumbers, type CodeEvent } from '#domain/identity/message-code.ts'
import { hasDeclined, requestConsent } from '#platform/consent.ts'
import { CONSENT_NEEDED, noAnswer } from '#shared/engines/submission/submission-words.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { useCaptcha, type CaptchaAnswer, type CaptchaScene } from './use-captcha.ts'
import { useSentMessage } from './use-sent-message.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

const waits = v.object({ retryAfter: v.number() })
const tries = v.object({ triesLeft: v.number() })

export interface MessageCodeOptions extends CaptchaScene {
  /** The screen that asks: its message and its wait survive a reload under this name. */
  readonly name: string
  /**
   * The message of the screen that it is about: the wait is common to all of them, the code is not.
   */
  readonly about?: string
  /**
   * The typed numbers that the message is sent for, whose change voids it; none where nothing is.
   */
  readonly numbers?: CodedNumbers
  /** Sends the message; seals afresh each time. Null where the user turned back. */
  readonly request: (
    captcha: CaptchaAnswer,
  ) => Promise<Answer<v.InferOutput<typeof messageSent>> | null>
  /** A refusal that concerns neither message nor captcha; by default a dialog says it. */
  readonly onRefused?: (refused: Refused) => void | Promise<void>
}

const NOTHING: CodedNumbers = {}
const CHANGED = '填写的号码已更改，请重新获取验证码'

/** The words and the event of a refusal of the code; null for a refusal of anything else. */
function wrongCode(refused: Refused): { text: string; event: CodeEvent | null } | null {
  const { retCode, retMsg, payload } = refused
  if (retCode === RET.smsCodeExpired)
    return { text: retMsg || '验证码已失效，请重新获取', event: { type: 'expired' } }
  if (retCode !== RET.wrongSmsCode) return null
  const left = v.safeParse(tries, payload)
  if (!left.success) return { text: retMsg || '验证码错误', event: null }
  const { triesLeft } = left.output
  return { text: wrongCodeText(triesLeft), event: { type: 'wrong', triesLeft } }
}

/**
 * The code of a text message, as rules.md#message-codes has it: when one can be requested, the
 * captcha where it is required, and what was wrong with the code.
 */
export function useMessageCode(options: MessageCodeOptions) {
  const { name, about = '', scene, numbers = NOTHING, request, onRefused } = options
  const { state, counts, sent, on, ...message } = useSentMessage(name, about, numbers)
  const captcha = useCaptcha(scene)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  if (!counts && code !== '') setCode('')
  if (!counts && error !== '') setError('')

  async function handleSendRefusal(refused: Refused): Promise<void> {
    const { retCode, retMsg, payload } = refused
    if (retCode === RET.captchaNeeded) return captcha.refused()
    if (retCode === RET.tooOften) {
      const wait = v.safeParse(waits, payload)
      if (wait.success)
        on({ type: 'tooOften', retryAfter: wait.output.retryAfter, now: Date.now() })
      return setError(retMsg || '验证码发送过于频繁，请稍后再试')
    }
    if (onRefused !== undefined) return onRefused(refused)
    await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
    return undefined
  }

  const failed = (why: string): false => {
    setError(why)
    return false
  }

  /** Requests a message; whether one was sent. */
  async function send(): Promise<boolean> {
    setError('')
    const entered = captcha.answer()
    if (entered === null) return false
    if (hasDeclined() && !(await requestConsent())) return failed(CONSENT_NEEDED)
    let answer
    try {
      answer = await request(entered)
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      // The message may have been sent all the same: the provider's minute then says so.
      return failed(why || noAnswer('请稍后重新获取'))
    }
    if (answer === null) return false
    if (!answer.ok) {
      await handleSendRefusal(answer)
      return false
    }
    const { serialNo, mobileNo, resendAfter } = answer.payload
    message.keepNumbers(numbers)
    setCode('')
    captcha.clear()
    on({ type: 'sent', sent: { serialNo, mobileNo }, resendAfter, now: Date.now() })
    if (message.countsNow(mobileNo)) return true
    on({ type: 'numberChanged' })
    return failed(CHANGED)
  }

  return {
    sent,
    resendAt: state.resendAt,
    code,
    /** The fields for the call that takes the code; null without a message. */
    entered: sent && { serialNo: sent.serialNo, verifyCode: code },
    error,
    captcha: captcha.captcha,
    captchaText: captcha.text,
    captchaError: captcha.error,
    send,
    loadCaptcha: captcha.load,
    type: (typed: string) => {
      setError('')
      setCode(typed)
    },
    typeCaptcha: captcha.type,
    /**
     * Returns whether a refusal of the call that took the code was about the code; then the field
     * shows it.
     */
    refused(answer: Refused): boolean {
      const wrong = wrongCode(answer)
      if (wrong === null) return false
      setCode('')
      setError(wrong.text)
      if (wrong.event !== null) on(wrong.event)
      return true
    },
    /** The setter of other words about the code. */
    says: setError,
    /** The code has been taken. */
    used: () => {
      setCode('')
      on({ type: 'used' })
    },
  }
}

export type MessageCodeState = ReturnType<typeof useMessageCode>
