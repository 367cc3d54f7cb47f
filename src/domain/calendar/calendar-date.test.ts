import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'
import {
  addDays,
  chinaTime,
  daysBetween,
  isDate8,
  isTime14,
  secondsBetween,
  weekdayNumber,
} from './calendar-date.ts'

const day = fc.integer({ min: -10_000, max: 50_000 }).map((offset) => addDays('20000101', offset))

describe('calendar days', () => {
  it.each([
    ['20240229', true],
    ['20230229', false],
    ['20250931', false],
    ['20251301', false],
    ['2025-07-18', false],
    ['2025071', false],
    ['', false],
    ['00990101', false],
  ])('checks that the day %s exists: %s', (text, exists) => {
    expect(isDate8(text)).toBe(exists)
  })

  it.each([
    ['20250718000000', true],
    ['20250718235959', true],
    ['20250718240000', false],
    ['20250718236000', false],
    ['20250718', false],
    ['20250230120000', false],
  ])('checks that the moment %s exists: %s', (text, exists) => {
    expect(isTime14(text)).toBe(exists)
  })

  it.each([
    ['20250331', -1, '20250228'],
    ['20240331', -1, '20240229'],
    ['20250131', 1, '20250228'],
    ['20250115', -12, '20240115'],
    ['20250115', -1, '20241215'],
    ['20240229', 24, '20260228'],
    ['20251231', 2, '20260228'],
  ])('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result)
  })

  it('counts days and weekdays', () => {
    expect(addDays('20241231', 1)).toBe('20250101')
    expect(daysBetween('20240228', '20240301')).toBe(2)
    expect(daysBetween('20240301', '20240228')).toBe(-2)
    expect(weekdayNumber('20250718')).toBe(5)
    expect(weekdayNumber('20250720')).toBe(0)
  })

  it('counts seconds over midnight', () => {
    expect(secondsBetween('20250718235959', '20250719000001')).toBe(2)
    expect(secondsBetween('20250718150000', '20250718145930')).toBe(-30)
  })

  it('says which text is no day', () => {
    expect(() => addDays('20250230', 1)).toThrow('Not a calendar day (YYYYMMDD): "20250230"')
    expect(() => addMonths('', 1)).toThrow('Not a calendar day')
    expect(() => secondsBetween('20250718150000', '20250718250000')).toThrow('Not a moment')
  })

  it('gives China time of an instant, whatever the device thinks', () => {
    expect(chinaTime(Date.UTC(2025, 6, 18, 6, 59, 59))).toBe('20250718145959')
    expect(chinaTime(Date.UTC(2025, 11, 31, 16, 0, 0))).toBe('20260101000000')
  })

  it('adds up: n days later is n days apart', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
        const later = addDays(date, n)
        expect(daysBetween(date, later)).toBe(n)
        expect(isDate8(later)).toBe(true)
      }),
    )
  })
})
