import { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { GOLD_SESSIONS, newestPrice } from '#domain/gold/gold-price.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const goldPriceFamily = [
  forAnyone(queryGoldPrice, ({ range }, { market, clock }) => {
    const now = clock.now()
    const days = market.goldDays(now)
    const last = days[days.length - 1]
    const from = last === undefined ? null : stageStart(range, last.date)
    return {
      serverTime: now,
      sessions: GOLD_SESSIONS.flatMap((session) => {
        const newest = newestPrice(days, session)
        return newest === null ? [] : [{ session, date: newest.date, price: newest.price }]
      }),
      points: days
        .filter(({ date }) => from === null || date >= from)
        .map(({ date, am, pm }) => ({ date, am, pm })),
    }
  }),
]
