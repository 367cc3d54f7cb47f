import { useState } from 'react'
import type * as v from 'valibot'
import { queryCaptchaSts } from '#api/calls/account.ts'
import { fetchOrThrow } from '#api/query.ts'
import { captchaForm } from '#domain/text/number-forms.ts'

export type CaptchaScene = v.InferInput<typeof queryCaptchaSts.request>

export interface CaptchaAnswer {
  readonly captchaId?: string
  readonly captchaText?: string
}

interface Captcha {
  readonly id: string
  readonly image: string
}

/** The captcha before a message, where the provider asks for one, and what was wrong with it. */
export function useCaptcha(scene: CaptchaScene['scene']) {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState('')

  async function load(): Promise<void> {
    setText('')
    try {
      const asked = await fetchOrThrow(queryCaptchaSts, { scene })
      const isPicture = asked.captchaImage.startsWith('data:image/')
      setCaptcha(isPicture ? { id: asked.captchaId, image: asked.captchaImage } : null)
    } catch {
      setError('图形验证码没有加载出来，请点击图片重试')
    }
  }

  return {
    captcha,
    text,
    error,
    load,
    type: (typed: string) => {
      setError('')
      setText(typed)
    },
    /** Returns what is sent of it; null where it is still to be entered, as the field says. */
    answer(): CaptchaAnswer | null {
      setError('')
      if (captcha === null) return {}
      if (text === '') {
        setError('请先输入图形验证码')
        return null
      }
      return captchaForm.fits(text) ? { captchaId: captcha.id, captchaText: text } : null
    },
    /** Loads another one after a refusal, which names what was entered where there was one. */
    refused: () => {
      setError(captcha === null ? '' : '图形验证码不正确，请重新输入')
      return load()
    },
    /** Takes it away: the message was sent. */
    clear: () => setCaptcha(null),
  }
}
