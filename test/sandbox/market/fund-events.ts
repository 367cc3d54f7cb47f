import type * as v from 'valibot'
import type { listFundEvents } from '#api/calls/fund.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { changeWords, FUND_CHANGES } from './fund-changes.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

type FundEvent = v.InferOutput<typeof listFundEvents.payload>['events'][number]

/**
 * Start, changes of managers and of the risk rating, dividends and splits, oldest first.
 */
export function fundEvents(fund: Fund, market: Market, now: Time14): FundEvent[] {
  const today = now.slice(0, 8)
  const started: FundEvent[] =
    fund.establishDate === null || fund.establishDate > today
      ? []
      : [{ date: fund.establishDate, eventType: '3', content: '基金成立' }]
  const people = (market.archives?.tenures(fund.code, now) ?? [])
    .slice(1)
    .map((tenure): FundEvent => ({
      date: tenure.from,
      eventType: '1',
      content: `基金经理变更为${tenure.name}`,
    }))
  const rated = FUND_CHANGES.flatMap((change): FundEvent[] =>
    change.fundCode === fund.code && change.kind === 'rating' && change.from <= today
      ? [{ date: change.from, eventType: '4', content: changeWords(change) }]
      : [],
  )
  const paid = market.rawPoints(fund.code, now).flatMap(({ date, dividend, split }) => {
    const events: FundEvent[] = []
    if (dividend !== null)
      events.push({ date, eventType: '7', content: `每份现金分红 ${dividend} 元` })
    if (split != null)
      events.push({ date, eventType: '5', content: `份额折算，每份变为 ${split} 份` })
    return events
  })
  return [...started, ...people, ...rated, ...paid].toSorted((a, b) => a.date.localeCompare(b.date))
}
