/**
 * Public holidays by the State Council's regulation on annual festivals, which needs no notice:
 * rules.md#trading-day.
 */
import { addDays, type Date8 } from './calendar-date.ts'
import { lunarDays } from './lunar-days.ts'

interface Regulation {
  /** The first year in which it is in force. */
  readonly from: number
  /** Days from the first day of the Spring Festival; -1 is New Year's Eve of the lunar calendar. */
  readonly springFestival: readonly number[]
  readonly labourDay: readonly string[]
  /** Qingming, Dragon Boat and Mid-Autumn are holidays. */
  readonly hasLunarFestivals: boolean
}

/** The newest first. */
const REGULATIONS: readonly Regulation[] = [
  // Decree 795.
  {
    from: 2025,
    springFestival: [-1, 0, 1, 2],
    labourDay: ['0501', '0502'],
    hasLunarFestivals: true,
  },
  // Decree 644.
  { from: 2014, springFestival: [0, 1, 2], labourDay: ['0501'], hasLunarFestivals: true },
  // Decree 513.
  { from: 2008, springFestival: [-1, 0, 1], labourDay: ['0501'], hasLunarFestivals: true },
  // Decree 270.
  {
    from: 2000,
    springFestival: [0, 1, 2],
    labourDay: ['0501', '0502', '0503'],
    hasLunarFestivals: false,
  },
]

/**
 * The statutory days of a year, in order. Of a year without lunar days those alone that have a
 * fixed date.
 */
export function statutoryDays(year: number): readonly Date8[] {
  const rule = REGULATIONS.find((it) => it.from <= year)
  if (rule === undefined) return []
  const lunar = lunarDays(year)
  const days = ['0101', ...rule.labourDay, '1001', '1002', '1003'].map((day) => `${year}${day}`)
  if (lunar !== undefined) {
    days.push(...rule.springFestival.map((after) => addDays(lunar.springFestival, after)))
    if (rule.hasLunarFestivals) days.push(lunar.qingming, lunar.dragonBoat, lunar.midAutumn)
  }
  // Not `toSorted`, which old webviews lack.
  const each = [...new Set(days)]
  each.sort()
  return each
}
