import * as asset from './asset.ts'
import * as auth from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import * as fund from './fund.ts'
import * as login from './login.ts'
import * as track from './track.ts'
import * as trade from './trade.ts'
import * as transaction from './transaction.ts'

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'path' in it && 'payload' in it
}

/** Every call that the product makes. The sandbox takes its routes from this list. */
export const endpoints: readonly Endpoint[] = [
  login,
  auth,
  fund,
  trade,
  transaction,
  asset,
  track,
].flatMap((family) => Object.values(family).filter(isEndpoint))
