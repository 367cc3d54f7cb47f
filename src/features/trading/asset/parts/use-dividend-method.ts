import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { send, CallRefused } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { setDividendMethod } from '#api/calls/transaction.ts'
import { rereadAll } from '#api/reread.ts'
import { formatNearDay } from '#domain/money/format-figures.ts'
import { providerPublicKey } from '#platform/build-env.ts'
import { now14 } from '#platform/clock.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'

type Code = v.InferOutput<typeof queryRandomCode.payload>

export interface MethodChange {
  readonly fundCode: string
  readonly bankSerial: string
  readonly dividendMethod: '0' | '1'
}

/**
 * Applies for another dividend method, confirmed by the trading password. The random code for which
 * the password is sealed is kept until an answer arrives, so that a repeat after a lost answer
 * creates no second order.
 */
export function useDividendMethod() {
  const queries = useQueryClient()
  const [wish, setWish] = useState<MethodChange | null>(null)
  const [error, setError] = useState('')
  const code = useRef<Code | null>(null)
  const codeFor = useRef<MethodChange | null>(null)

  async function start(next: MethodChange) {
    const same =
      codeFor.current?.bankSerial === next.bankSerial &&
      codeFor.current.dividendMethod === next.dividendMethod &&
      codeFor.current.fundCode === next.fundCode
    if (!same) code.current = null
    codeFor.current = next
    setError('')
    setWish(next)
    // Loaded now, so that there is no wait after the sixth digit.
    await import('#platform/crypto.ts').catch(() => null)
  }

  async function codeToUse(): Promise<Code> {
    const current = code.current
    if (current && current.expiresAt > now14()) return current
    const fresh = await fetchOrThrow(queryRandomCode, {})
    code.current = fresh
    return fresh
  }

  async function apply(password: string) {
    if (!wish) return
    setError('')
    try {
      const { randomCode } = await codeToUse()
      const { seal } = await import('#platform/crypto.ts')
      const transPwd = seal(password, randomCode, providerPublicKey())
      const answer = await send(setDividendMethod, { ...wish, transPwd, randomCode })
      code.current = null
      if (answer.ok) {
        setWish(null)
        toast.show(
          `分红方式变更已提交，预计 ${formatNearDay(answer.payload.transactionCfmDate, now14())} 确认`,
        )
      } else {
        const refusal = passwordRefusal(answer)
        if (refusal?.kind === 'wrong') return setError(refusal.text)
        setWish(null)
        await dialog.alert({ content: answer.retMsg || '申请没有被受理，请稍后再试' })
      }
    } catch (failure) {
      setWish(null)
      await dialog.alert({
        content:
          failure instanceof CallRefused
            ? failure.retMsg || '暂时不能变更，请稍后再试'
            : '没有收到处理结果，请稍后查看分红方式，确认是否已经变更',
      })
    }
    void rereadAll(queries)
  }

  return { wish, error, start, apply, cancel: () => setWish(null) }
}
