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

/** The routes in the contract's order: a literal path stands before one with a field in its place. */
export function routes(): readonly Route[] {
  const all = FAMILIES.flat()
  return endpoints.flatMap((endpoint) => all.find((route) => route.endpoint === endpoint) ?? [])
}

/** Calls of the contract that the sandbox does not answer yet: 404 there. */
export function unanswered(): readonly string[] {
  const answered = new Set(FAMILIES.flat().map((it) => it.endpoint.name))
  return endpoints.map(({ name }) => name).filter((name) => !answered.has(name))
}
