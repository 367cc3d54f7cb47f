import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { buyInThePast, pastConfirmation, type PastPurchase } from './seed-personas-trades.ts'

/** Of the built-in funds and of the published ones. */
const SOME_FUNDS = ['980201', '980301', '980501', '001386', '005827', '110022'] as const
/** The fund whose dividends its holders chose to reinvest. */
const REINVESTED = '980501'
const MANY = 60

/** The purchases of which a persona's holdings are, each confirmed by now. */
export function seedHoldings(db: Database, market: Market, persona: Persona, now: Time14): void {
  for (const purchase of pastPurchases(persona, market, now))
    buyInThePast(db, market, persona.userId, { ...purchase, until: now })
}

/** Past purchases at values that are known: with loaded data that means old days, or the newest. */
function pastPurchases(persona: Persona, market: Market, now: Time14): PastPurchase[] {
  /** A purchase some points ago, or at the first; nothing where it would not be confirmed yet. */
  function past(
    fund: Fund,
    pointsAgo: number,
    amount: number,
    dividendMethod?: '0' | '1',
  ): PastPurchase[] {
    const points = market.rawPoints(fund.code, now)
    const point = points[Math.max(0, points.length - pointsAgo)]
    if (!point || pastConfirmation(fund, point, market) > now) return []
    const purchase = { fund, point, amount: `${amount}.00` }
    return [dividendMethod === undefined ? purchase : { ...purchase, dividendMethod }]
  }
  switch (persona.holdings) {
    case 'none':
    case 'cleared':
      return []
    case 'some':
      return SOME_FUNDS.flatMap((code) => market.fund(code) ?? []).flatMap((fund, index) =>
        past(
          fund,
          persona.boughtAgo ?? 180,
          (index + 1) * 8_000,
          fund.code === REINVESTED ? '0' : undefined,
        ),
      )
    case 'many': {
      const purchases: PastPurchase[] = []
      for (const fund of market.funds) {
        const index = purchases.length
        if (index === MANY) break
        const amount = index % 6 === 0 ? 1_200_000_000 + index : 20_000 * (index + 1)
        purchases.push(...past(fund, 400, amount))
      }
      return purchases
    }
  }
}
