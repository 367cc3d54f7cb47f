import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { queryCaptchaSts } from '#api/calls/account.ts'
import type { messageSent } from '#api/calls/account-opening.ts'
import { CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import {
  codeStep,
  countsFor,
  NO_CODE,
  wrongCodeText,
  type CodedNumbers,
  type CodeEvent,
} from '#domain/identity/message-code.ts'
import { captchaForm } from '#domain/text/number-forms.ts'
import { hasDeclined, requestConsent } from '#platform/consent.ts'
import { useDraft } from '#session/draft.ts'
import { CONSENT_NEEDED, noAnswer } from '#shared/engines/submission/submission-words.ts'
import { dialog } from '#ui/overlays/dialog.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>
type CaptchaScene = v.InferInput<typeof queryCaptchaSts.request>

export interface CaptchaAnswer {
  readonly captchaId?: string
  readonly captchaText?: string
}

interface Captcha {
  readonly id: string
  readonly image: string
}

/** Contains no number and no code: only what may be shown, and when to ask again. */
const codeDraft = v.object({
  sent: v.nullable(v.object({ serialNo: v.string(), mobileNo: v.string() })),
  resendAt: v.number(),
  about: v.string(),
})
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

/**
 * The code of a text message, as rules.md#message-codes has it: when one can be requested, the
 * captcha where it is required, and what was wrong with the code.
 */
export function useMessageCode(options: MessageCodeOptions) {
  const { name, about = '', scene, numbers = NOTHING, request, onRefused } = options
  const [kept, keep] = useDraft(`${name}Code`, codeDraft, { ...NO_CODE, about })
  const state = kept.about === about ? kept : { ...NO_CODE, resendAt: kept.resendAt }
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [captchaText, setCaptchaText] = useState('')
  const [captchaError, setCaptchaError] = useState('')
  const [begun] = useState(numbers)
  /** Null after a reload. */
  const [sentFor, setSentFor] = useState<CodedNumbers | null>(null)
  const counts =
    state.sent === null || countsFor(numbers, sentFor, { begun, mobileNo: state.sent.mobileNo })
  // The typed text and the answers may have changed while an answer was under way.
  const newest = useRef({ state, numbers })

  useEffect(() => {
    newest.current = { state, numbers }
  })

  const on = useCallback(
    (event: CodeEvent) => {
      newest.current.state = { ...codeStep(newest.current.state, event), about }
      keep(newest.current.state)
    },
    [keep, about],
  )
  if (!counts && code !== '') setCode('')
  if (!counts && error !== '') setError('')
  useEffect(() => {
    if (!counts) on({ type: 'numberChanged' })
  }, [counts, on])

  async function loadCaptcha(): Promise<void> {
    setCaptchaText('')
    try {
      const asked = await fetchOrThrow(queryCaptchaSts, { scene })
      const isPicture = asked.captchaImage.startsWith('data:image/')
      setCaptcha(isPicture ? { id: asked.captchaId, image: asked.captchaImage } : null)
    } catch {
      setCaptchaError('图形验证码没有加载出来，请点击图片重试')
    }
  }

  async function handleSendRefusal(refused: Refused): Promise<void> {
    const { retCode, retMsg, payload } = refused
    if (retCode === RET.captchaNeeded) {
      setCaptchaError(captcha === null ? '' : '图形验证码不正确，请重新输入')
      return loadCaptcha()
    }
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
    setCaptchaError('')
    if (captcha !== null && captchaText === '') {
      setCaptchaError('请先输入图形验证码')
      return false
    }
    // The field says what is wrong.
    if (captcha !== null && !captchaForm.fits(captchaText)) return false
    if (hasDeclined() && !(await requestConsent())) return failed(CONSENT_NEEDED)
    let answer
    try {
      answer = await request(captcha === null ? {} : { captchaId: captcha.id, captchaText })
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
    setSentFor(numbers)
    setCode('')
    setCaptcha(null)
    on({ type: 'sent', sent: { serialNo, mobileNo }, resendAfter, now: Date.now() })
    if (countsFor(newest.current.numbers, numbers, { begun, mobileNo })) return true
    on({ type: 'numberChanged' })
    return failed(CHANGED)
  }

  const sent = counts ? state.sent : null
  return {
    sent,
    resendAt: state.resendAt,
    code,
    /** The fields for the call that takes the code; null without a message. */
    entered: sent && { serialNo: sent.serialNo, verifyCode: code },
    error,
    captcha,
    captchaText,
    captchaError,
    send,
    loadCaptcha,
    type: (typed: string) => {
      setError('')
      setCode(typed)
    },
    typeCaptcha: (typed: string) => {
      setCaptchaError('')
      setCaptchaText(typed)
    },
    /**
     * Returns whether a refusal of the call that took the code was about the code; then the field
     * shows it.
     */
    refused({ retCode, retMsg, payload }: Refused): boolean {
      if (retCode !== RET.wrongSmsCode && retCode !== RET.smsCodeExpired) return false
      setCode('')
      if (retCode === RET.smsCodeExpired) {
        setError(retMsg || '验证码已失效，请重新获取')
        on({ type: 'expired' })
        return true
      }
      const left = v.safeParse(tries, payload)
      setError(left.success ? wrongCodeText(left.output.triesLeft) : retMsg || '验证码错误')
      if (left.success) on({ type: 'wrong', triesLeft: left.output.triesLeft })
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
