import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unbindBankCard } from '#api/calls/bank.ts'
import { unbindWeChat } from '#api/calls/login.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { endsSession } from '#domain/identity/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { signInContainer } from '#platform/bridge.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { keepJustUntied } from '../parts/just-untied.ts'

type What =
  | { readonly type: '1' | '2'; readonly from: string | undefined }
  | { readonly type: '3'; readonly bankSerial: string; readonly from: string | undefined }

/** What the provider answers where it is untied already. */
const UNTIED: ReadonlySet<number> = new Set([RET.notBound, RET.accountNeeded])

type Sealed = Awaited<ReturnType<typeof sealFields<'transPwd'>>>

const sendUntying = (what: What, sealed: Sealed): Promise<Answer<unknown>> =>
  what.type === '3'
    ? send(unbindBankCard, { bankSerial: what.bankSerial, ...sealed })
    : send(unbindWeChat, { unbindType: what.type, ...sealed })

/** Unties by the trading password; the result page reads what has come of it. */
export function useUntying(what: What, onRefused: () => void) {
  const navigate = useNavigate()
  const shell = useShell()
  const { changed } = useWayBack(what.from)
  const [error, setError] = useState('')
  const reset = () => void navigate(bindingPaths.setBank.to({ from: what.from }), { replace: true })

  function showResult(): void {
    const { type, from } = what
    const named = what.type === '3' ? { bankSerial: what.bankSerial } : {}
    void navigate(bindingPaths.untieSuccess.to({ type, from, ...named }), { replace: true })
  }

  async function succeed(): Promise<void> {
    if (what.type !== '3') {
      keepJustUntied(what.type)
      if (endsSession(what.type, await signInContainer())) {
        // First the result, which needs no user: without one this page would ask to sign in.
        showResult()
        return shell.signOut()
      }
    }
    changed()
    return showResult()
  }

  async function handleRefusal(refused: Extract<Answer<unknown>, { ok: false }>): Promise<void> {
    const password = passwordRefusal(refused)
    if (password?.kind === 'wrong') return setError(password.text)
    if (password !== null) {
      const { kind, text } = password
      const forgot = await dialog.confirm({
        ...(kind === 'locked' ? { title: '交易密码已锁定' } : {}),
        content: text,
        confirmText: '忘记密码',
      })
      return forgot === 'confirm' ? reset() : setError(text)
    }
    // After an answer that was lost this is the provider's word that it is untied.
    if (UNTIED.has(refused.retCode)) return succeed()
    await dialog.alert({ content: refused.retMsg || '没有解绑成功，请稍后再试' })
    return onRefused()
  }

  async function enter(transPwd: string): Promise<void> {
    setError('')
    let sealed
    try {
      sealed = await sealFields({ transPwd })
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setError(why || '网络不通，没有提交，请重新输入')
    }
    let answer
    try {
      answer = await sendUntying(what, sealed)
    } catch {
      return showResult()
    }
    return answer.ok ? succeed() : handleRefusal(answer)
  }

  return { error, enter, forgot: reset }
}
