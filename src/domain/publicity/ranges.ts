/** Returns that promotional content may show, and the figures next to them (rules.md#publicity). */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addMonths } from '#domain/calendar/add-months.ts'

const CONDUCT = {
  title: '行业协会销售行为规范（2025-12 征求意见，按生效执行）',
  from: '20251201',
} as const

/** The ranges that lists, cards, pages and shared texts offer; nothing shorter. */
export const PUBLISHED_RANGES = {
  source: CONDUCT,
  asOf: '20261101',
  ranges: ['1y', '3y', '5y', 'all', 'ytd'],
  /** Months of values that a fund needs before any of its returns promotes it. */
  leastMonths: 6,
} as const
export type PublishedRange = (typeof PUBLISHED_RANGES.ranges)[number]

const YEARS = { '1y': 12, '3y': 36, '5y': 60 } as const

/**
 * Returns whether a fund that has values from `first` on may show its return over the range on
 * `day`: the fund and the range are each at least six months old.
 */
export function mayPublish(range: PublishedRange, first: Date8, day: Date8): boolean {
  const reaches = (months: number, from: Date8 = first) => addMonths(from, months) <= day
  if (!reaches(PUBLISHED_RANGES.leastMonths)) return false
  switch (range) {
    case '1y':
    case '3y':
    case '5y':
      return reaches(YEARS[range])
    case 'all':
      return true
    case 'ytd': {
      const newYear = `${day.slice(0, 4)}0101`
      return reaches(PUBLISHED_RANGES.leastMonths, first > newYear ? first : newYear)
    }
  }
}
