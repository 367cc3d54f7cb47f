import { CUT_OFF } from '#domain/calendar/trading-dates.ts'

/** The trading day and the cut-off of an order placed now. */
export const gameDay = ({ tradeDate }: { readonly tradeDate: string }) => ({
  tradeDate,
  cutoffTime: `${tradeDate}${CUT_OFF}`,
})
