import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'

const tries = v.object({ triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })

export interface PasswordRefusal {
  readonly kind: 'wrong' | 'locked' | 'noTries'
  readonly text: string
}

interface Refused {
  readonly retCode: number
  readonly retMsg: string
  readonly payload: unknown
}

/**
 * A refusal that concerns the trading password, with the tries left in its text; null for any other
 * refusal.
 */
export function passwordRefusal({ retCode, retMsg, payload }: Refused): PasswordRefusal | null {
  if (retCode === RET.tradingPasswordLocked)
    return { kind: 'locked', text: retMsg || '交易密码已锁定，请稍后再试' }
  if (retCode !== RET.wrongTradingPassword) return null
  const left = v.safeParse(tries, payload)
  if (!left.success) return { kind: 'wrong', text: retMsg || '交易密码错误' }
  // No tries left, or no password set: the provider's message says what to do.
  return left.output.triesLeft === 0
    ? { kind: 'noTries', text: retMsg || '暂时不能使用交易密码' }
    : { kind: 'wrong', text: `交易密码错误，还可以输入 ${left.output.triesLeft} 次` }
}
