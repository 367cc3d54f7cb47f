/** The shortest time that a purchase stays: rules.md#pension-account. */
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'

const YEARS: readonly (readonly [RegExp, number])[] = [
  [/[一1]年持有/, 12],
  [/[二两2]年持有/, 24],
  [/[三3]年持有/, 36],
  [/[五5]年持有/, 60],
]

/** The months that a fund's name states; 0 where it states none. */
export const holdingMonths = (fundName: string): number =>
  YEARS.find(([words]) => words.test(fundName))?.[1] ?? 0

/** Returns whether what was confirmed on a day may be sold on another. */
export const isHeldLongEnough = (confirmed: Date8, months: number, day: Date8): boolean =>
  months === 0 || addMonths(confirmed, months) <= day
