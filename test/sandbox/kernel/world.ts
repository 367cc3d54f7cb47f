import type { KeyObject } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Market } from './market/market.ts'
import type { Database } from './store/database.ts'

/** All that a handler may use. */
export interface World {
  db: Database
  /** By the notices of closures that are published; read anew by each call. */
  readonly market: Market
  clock: Clock
  providerKey: KeyObject
  faults: Faults
  /** Waits as long as a slow answer takes. */
  slowly(): Promise<void>
}
