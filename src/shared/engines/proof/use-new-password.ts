import { useRef, useState } from 'react'
import { PASSWORD_FAULT_WORDS, passwordFault } from '#domain/identity/trading-password.ts'
import { heldOwnNumbers } from '#session/proofs.ts'
import { WRONG_PASSWORD, type SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

export interface SealedPasswords {
  readonly firstTransPwd: string
  readonly transPwd: string
  readonly randomCode: string
}

interface Options {
  /** The addresses of both steps; each replaces the other, so that back leaves them together. */
  readonly steps: { readonly first: string; readonly second: string }
  /** Sets the password. */
  readonly submit: (
    sealed: SealedPasswords,
  ) => SubmissionCall<unknown, never, 'again' | 'tokenLost'>
  readonly onSet: () => void
  /** The token has lapsed or was used: what it stood for has to be proved again. */
  readonly onTokenLost: () => void
  /** No answer came: the password may be set. */
  readonly onUnknown: () => void | Promise<void>
}

/** Another password has to be chosen. */
export const CHOOSE_ANOTHER = {
  at: 'none',
  text: '该密码不符合要求，请换一个',
  action: 'again',
} as const
/** The refusals of every call that sets a password. */
export const NEW_PASSWORD_ROWS = {
  weakTradingPassword: CHOOSE_ANOTHER,
  tokenExpired: { at: 'none', action: 'tokenLost' },
  otherwise: WRONG_PASSWORD,
} as const

const MISMATCH = '两次输入的密码不一致，请重新设置'

/**
 * A new trading password, typed twice (rules.md#trading-password). The first typing is held by the
 * screen alone, which both steps share, and forgotten with it.
 */
export function useNewPassword({ steps, submit, onSet, onTokenLost, onUnknown }: Options) {
  const replace = useReplace()
  const typed = useRef('')
  const [hasFirst, setHasFirst] = useState(false)
  const [error, setError] = useState('')

  function hold(code: string): void {
    typed.current = code
    setHasFirst(code !== '')
  }

  /** Starts over, with the reason. */
  function again(problem: string): void {
    hold('')
    setError(problem)
    replace(steps.first)
  }

  function first(code: string): void {
    const fault = passwordFault(code, heldOwnNumbers())
    if (fault !== null) return setError(PASSWORD_FAULT_WORDS[fault])
    hold(code)
    setError('')
    replace(steps.second)
    return undefined
  }

  const setting = useSubmission({
    call: async ({ seal, password }) =>
      submit(await seal({ firstTransPwd: password, transPwd: password })),
    onDone() {
      hold('')
      onSet()
    },
    onUnknown,
    actions: {
      again: (_refused, text) => again(text),
      tokenLost() {
        hold('')
        onTokenLost()
      },
    },
  })

  async function repeat(code: string): Promise<void> {
    if (typed.current !== code) return again(MISMATCH)
    setError('')
    return setting.start(code)
  }

  return {
    error: error || setting.problem('password'),
    hasFirst,
    first,
    repeat,
    again: () => again(''),
  }
}

export type NewPasswordState = ReturnType<typeof useNewPassword>
