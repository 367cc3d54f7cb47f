import * as v from 'valibot'
import { fundCode } from '#api/fields.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { paths } from '#src/paths.ts'

/** The address that one was sent from, in the query: a page of our own or nothing. */
export const wayBack = v.object({ from: v.optional(v.pipe(v.string(), v.check(isOwnAddress))) })
export type WayBack = v.InferOutput<typeof wayBack>

/** The fund of the purchase that waits at an address; null where none does. Only a purchase is measured against the class. */
export function orderedFund(from: string | undefined): string | null {
  const [path, search] = from?.split('?') ?? []
  if (path !== paths.purchase.pattern) return null
  const code = v.safeParse(fundCode, new URLSearchParams(search).get('fundCode'))
  return code.success ? code.output : null
}

/**
 * The purchase of a fund, as the address that one was sent from has filled it in; `cfmTime` is when its risk warning was answered,
 * null where it was not.
 */
export function orderAddress(
  code: string,
  from: string | undefined,
  cfmTime: string | null,
): string {
  const filled =
    orderedFund(from) === code ? Object.fromEntries(new URLSearchParams(from?.split('?')[1])) : {}
  const answer = cfmTime === null ? {} : { isCheckedPre: '1' as const, cfmTime }
  return paths.purchase.to({ ...filled, fundCode: code, ...answer })
}
