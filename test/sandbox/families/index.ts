import { endpoints } from '#src/api/contract.ts'
import { assetFamily } from './asset.ts'
import { authFamily } from './auth.ts'
import { fundFamily } from './fund.ts'
import { loginFamily } from './login.ts'
import type { Route } from './route.ts'
import { trackFamily } from './track.ts'
import { tradeFamily } from './trade.ts'
import { transactionFamily } from './transaction.ts'

const FAMILIES: readonly (readonly Route[])[] = [
  loginFamily,
  authFamily,
  fundFamily,
  tradeFamily,
  transactionFamily,
  assetFamily,
  trackFamily,
]

/** One route for each endpoint of the contract. Throws with the names of those that nobody answers. */
export function routes(): readonly Route[] {
  const all = FAMILIES.flat()
  const answered = new Set(all.map((it) => it.endpoint.name))
  const missing = endpoints.filter((it) => !answered.has(it.name)).map((it) => it.name)
  if (missing.length > 0) {
    throw new Error(`The sandbox answers no ${missing.join(', ')}: add it in test/sandbox/families`)
  }
  return all
}
