import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import type { risksPaths } from '#paths/risks.ts'

/** `from`: the address in this app to return to, if there is one. */
export type ReturnAddress = PathInput<typeof risksPaths.assessment>

/**
 * The fund code of the purchase at an address; null for any other address. Only purchases are
 * compared with the class.
 */
export function orderedFund(from: string | undefined): string | null {
  const [path, search] = from?.split('?') ?? []
  if (path !== dealPaths.purchase.pattern) return null
  const code = v.safeParse(fundCode, new URLSearchParams(search).get('fundCode'))
  return code.success ? code.output : null
}

/**
 * A way back without the answer to an earlier risk warning: the class has changed, so the gate there
 * has to run again.
 */
export function withoutRiskAnswer(from: string): string {
  const [path = '', search] = from.split('?')
  const query = new URLSearchParams(search)
  if (!query.has('isCheckedPre') && !query.has('cfmTime')) return from
  query.delete('isCheckedPre')
  query.delete('cfmTime')
  return query.toString() === '' ? path : `${path}?${query}`
}

/**
 * The address of a fund's purchase, with the values of `from` where that is a purchase of the same
 * fund. `cfmTime` (YYYYMMDDHHmmss) is when the risk warning was answered, null where it was not.
 */
export function orderAddress(
  code: string,
  from: string | undefined,
  cfmTime: string | null,
): string {
  const order = orderedFund(from) === code ? withoutRiskAnswer(from ?? '') : ''
  const filled = Object.fromEntries(new URLSearchParams(order.split('?')[1]))
  const answer = cfmTime === null ? {} : { isCheckedPre: '1' as const, cfmTime }
  return dealPaths.purchase.to({ ...filled, fundCode: code, ...answer })
}
