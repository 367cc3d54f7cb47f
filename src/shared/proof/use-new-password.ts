import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { PASSWORD_FAULT_WORDS, passwordFault } from '#domain/identity/trading-password.ts'
import { heldOwnNumbers } from '#session/proofs.ts'

export interface SealedPasswords {
  readonly firstTransPwd: string
  readonly transPwd: string
  readonly randomCode: string
}

interface Options {
  /** The addresses of both steps; each replaces the other, so that back leaves them together. */
  readonly steps: { readonly first: string; readonly second: string }
  /** Sets the password. */
  readonly submit: (sealed: SealedPasswords) => Promise<Answer<unknown>>
  readonly onSet: () => void
  /** The token has lapsed or was used: what it stood for has to be proved again. */
  readonly onTokenLost: () => void
  /** No answer came: the password may be set. */
  readonly onUnknown: () => void | Promise<void>
}

const MISMATCH = '两次输入的密码不一致，请重新设置'

/**
 * A new trading password, typed twice (rules.md#trading-password). The first typing is held by the
 * screen alone, which both steps share, and forgotten with it.
 */
export function useNewPassword({ steps, submit, onSet, onTokenLost, onUnknown }: Options) {
  const navigate = useNavigate()
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
    void navigate(steps.first, { replace: true })
  }

  function first(code: string): void {
    const fault = passwordFault(code, heldOwnNumbers())
    if (fault !== null) return setError(PASSWORD_FAULT_WORDS[fault])
    hold(code)
    setError('')
    void navigate(steps.second, { replace: true })
    return undefined
  }

  async function repeat(code: string): Promise<void> {
    if (typed.current !== code) return again(MISMATCH)
    setError('')
    let sealed
    try {
      sealed = await sealFields({ firstTransPwd: typed.current, transPwd: code })
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setError(why || '网络不通，没有提交，请重新输入')
    }
    let answer
    try {
      answer = await submit(sealed)
    } catch {
      return onUnknown()
    }
    if (answer.ok) {
      hold('')
      return onSet()
    }
    const { retCode, retMsg } = answer
    if (retCode === RET.weakTradingPassword || retCode === RET.sameAsBefore) {
      return again(retMsg || '该密码不符合要求，请换一个')
    }
    if (retCode === RET.tokenExpired) {
      hold('')
      return onTokenLost()
    }
    return setError(retMsg || '没有设置成功，请重新输入')
  }

  return { error, hasFirst, first, repeat, again: () => again('') }
}

export type NewPasswordState = ReturnType<typeof useNewPassword>
