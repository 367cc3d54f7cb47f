import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { sandboxApp } from '#test/sandbox/server/app.ts'
import { Faults } from '#test/sandbox/kernel/faults.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { createProviderKey } from '#scripts/build/provider-key.ts'
import { DEFAULT_SEED, type Sandbox } from '#test/sandbox/server/server.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { assertBalanced } from '#test/sandbox/kernel/store/ledger.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/**
 * The parts that a fund has instead of its own: terms, and values of days (the NAV, or a money
 * fund's income per 10,000 shares).
 */
export type Arranged = Partial<
  Pick<Fund, 'purchaseTiers' | 'discount' | 'redemptionTiers' | 'holdingEnd'>
> & {
  values: Readonly<Record<Date8, string>>
}

/** The market of the personas' past: one history for all, whatever is arranged after it. */
const market = builtInMarket(DEFAULT_SEED)

function arrangedMarket(funds: Readonly<Record<string, Arranged>>): Market {
  const arranged = market.funds.map((fund) => {
    const { values: _, ...terms } = funds[fund.code] ?? { values: {} }
    return { ...fund, ...terms }
  })
  const byCode = new Map(arranged.map((fund) => [fund.code, fund]))
  return {
    ...market,
    funds: arranged,
    fund: (code) => byCode.get(code),
    pointOn(code, date, now) {
      const point: RawPoint | undefined = market.pointOn(code, date, now)
      const value = funds[code]?.values[date]
      if (!point || value === undefined) return point
      return byCode.get(code)?.isMoney
        ? { ...point, incomePer10k: value }
        : { ...point, nav: value, accNav: value, dividend: null }
    },
  }
}

const key = createProviderKey()

/**
 * A provider without a network, whose clock starts at `start` and in whose market some values and
 * terms are arranged.
 */
export function openArranged(
  funds: Readonly<Record<string, Arranged>>,
  start: Time14,
): Pick<Sandbox, 'fetch' | 'assertBalanced'> & { publicKey: string; stop(): void } {
  const db = new Database(':memory:')
  const wait = async () => {}
  const world: World = {
    db,
    market: arrangedMarket(funds),
    clock: openState(db, market, 'built-in funds, seed arranged', start),
    providerKey: key.privateKey,
    faults: new Faults(),
    slowly: wait,
  }
  const control = { reset: () => {}, recentLog: () => [], wait, slowMs: 0, phoneOrigin: null }
  const app = sandboxApp(world, control, () => {})
  return {
    publicKey: key.publicKey,
    fetch: async (request) => app.fetch(request),
    assertBalanced: () => assertBalanced(db),
    stop: () => db.close(),
  }
}
