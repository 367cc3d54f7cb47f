import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { ValuationBasis } from '#domain/fund/index-valuation.ts'

/** An invented index: what moves it, and about which its ratios swing. */
export interface ValuedIndex {
  readonly code: string
  readonly name: string
  /** Shares of the daily moves of home and world stocks. */
  readonly stocks: number
  readonly world: number
  /** Own daily deviation. */
  readonly deviation: number
  /** The usual price to earnings; null where earnings are not published. */
  readonly pe: number | null
  readonly pb: number
  /** Dividends to earnings. */
  readonly payout: number
  readonly basis: ValuationBasis
  readonly since: Date8
}

export interface IndexDay {
  readonly date: Date8
  readonly close: number
  readonly pe: number | null
  readonly pb: number
}
