import * as v from 'valibot'
import { fundCode } from '#api/fields.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import type { risksPaths } from '#paths/risks.ts'

/** The address that one was sent from, in the query: a page of our own or nothing. */
export type WayBack = PathInput<typeof risksPaths.assessment>

/**
 * The fund of the purchase that waits at an address; null where none does. Only a purchase is
 * measured against the class.
 */
export function orderedFund(from: string | undefined): string | null {
  const [path, search] = from?.split('?') ?? []
  if (path !== dealPaths.purchase.pattern) return null
  const code = v.safeParse(fundCode, new URLSearchParams(search).get('fundCode'))
  return code.success ? code.output : null
}

/**
 * The purchase of a fund, as the address that one was sent from has filled it in; `cfmTime` is when
 * its risk warning was answered, null where it was not.
 */
export function orderAddress(
  code: string,
  from: string | undefined,
  cfmTime: string | null,
): string {
  const filled =
    orderedFund(from) === code ? Object.fromEntries(new URLSearchParams(from?.split('?')[1])) : {}
  const answer = cfmTime === null ? {} : { isCheckedPre: '1' as const, cfmTime }
  return dealPaths.purchase.to({ ...filled, fundCode: code, ...answer })
}
