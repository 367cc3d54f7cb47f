import { useState } from 'react'
import type { CodedNumbers } from '#domain/identity/message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { Refused } from '#shared/engines/submission/submission-call.ts'
import type { CaptchaAnswer } from './use-captcha.ts'
import { useMessageCode, type MessageCodeOptions } from './use-message-code.ts'

interface Options<N> extends Pick<MessageCodeOptions, 'name' | 'about' | 'scene'> {
  readonly start: N
  /** The other numbers that the message is sent for. */
  readonly also?: CodedNumbers
  readonly request: (
    numbers: N,
    captcha: CaptchaAnswer,
  ) => ReturnType<MessageCodeOptions['request']>
  /** The refusals that are about what was typed, by retCode: said where the provider has no words. */
  readonly faults?: Readonly<Record<number, string>>
  /** The acts that follow a refusal instead, by retCode. */
  readonly acts?: Readonly<Record<number, (refused: Refused) => Promise<void>>>
  /** Called after the dialog that says any other refusal. */
  readonly onSaid?: () => Promise<void>
}

/**
 * The numbers of a person, with the code that is sent to one of them, which a change of any voids.
 * The numbers are in component state only: never in a draft, an address or a log.
 */
export function useCodedNumbers<N extends CodedNumbers & { readonly mobileNo: string }>(
  options: Options<N>,
) {
  const { name, about = '', scene, start, also, request } = options
  const { faults = {}, acts = {}, onSaid } = options
  const [numbers, setNumbers] = useState(start)
  const [fault, setFault] = useState('')
  const message = useMessageCode({
    name,
    about,
    scene,
    numbers: { ...numbers, ...also },
    request: (captcha) => request(numbers, captcha),
    async onRefused(refused) {
      const { retCode, retMsg } = refused
      const words = faults[retCode]
      if (words !== undefined) return setFault(retMsg || words)
      const act = acts[retCode]
      if (act !== undefined) return act(refused)
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
      return onSaid?.()
    },
  })
  return {
    numbers,
    message,
    /** The fault that the provider has found in the numbers; empty for nothing. */
    fault,
    setFault,
    type: (change: Partial<N>) => {
      setFault('')
      setNumbers((before) => ({ ...before, ...change }))
    },
  }
}
