import type * as v from 'valibot'
import type { listFundDividends } from '#src/api/fund-archives.ts'
import type { Time14 } from '#src/domain/calendar-date.ts'
import { addTradingDays } from '#src/domain/trading-dates.ts'
import type { Fund, Market } from '../market.ts'

type Dividend = v.InferOutput<typeof listFundDividends.payload>['dividends'][number]

/** Trading days from the ex-date until the money is paid, as settlement pays it: two after the value is out, which QDII's is a day later. */
const PAID_AFTER = { home: 2, qdii: 3 } as const

/**
 * Those of the value history, newest first. Registration and ex-date are one day. Loaded histories do not say when a dividend was
 * paid, and the contract has no dividend without that day, so there the list is empty; `listFundEvents` has them.
 */
export function dividendsOf(fund: Fund, market: Market, now: Time14): Dividend[] {
  if (!market.archives) return []
  const after = fund.isQdii ? PAID_AFTER.qdii : PAID_AFTER.home
  return market
    .rawPoints(fund.code, now)
    .flatMap(({ date, dividend }) =>
      dividend === null
        ? []
        : [
            {
              recordDate: date,
              exDate: date,
              payDate: addTradingDays(date, after, market.isTradingDay),
              perShare: dividend,
            },
          ],
    )
    .toReversed()
}
