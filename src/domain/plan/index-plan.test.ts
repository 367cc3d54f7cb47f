import { describe, expect, test } from 'vitest'
import { addDays, weekdayNumber, type Date8 } from '#domain/calendar/calendar-date.ts'
import { indexPlan } from './index-plan.ts'

/** Closes of the weekdays from a day on, by their place. */
function closes(from: Date8, days: number, at: (index: number) => string) {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index)).filter(
    (date) => weekdayNumber(date) <= 5,
  )
  return dates.map((date, index) => ({ date, close: at(index) }))
}

const mondays = { kind: 'weekly', weekday: 1 } as const

describe('a plan on an index', () => {
  test('buys at the close of each debit and is valued at the last', () => {
    const rising = closes('20260302', 12, (index) => (index < 5 ? '1000' : '1250'))
    expect(indexPlan(rising, mondays, '1000.00')).toEqual({
      times: 2,
      paid: '2000.00',
      // 1 unit at 1,000 and 0.8 at 1,250, each worth 1,250.
      value: '2250.00',
      profitRate: '12.50',
      annualRate: null,
      maxDrawdown: '0.00',
      firstDate: '20260302',
      lastDate: '20260313',
    })
  })

  test('has no yearly rate under a year, and 0 % where nothing moves', () => {
    const flat = (days: number) =>
      indexPlan(
        closes('20240101', days, () => '900'),
        mondays,
        '10',
      )
    expect(flat(364)?.annualRate).toBeNull()
    expect(Number(flat(400)?.annualRate)).toBeCloseTo(0, 2)
    expect(flat(400)).toMatchObject({ profitRate: '0.00', maxDrawdown: '0.00' })
  })

  test('names a loss and the deepest fall as they are', () => {
    const falling = closes('20260302', 12, (index) => (index < 5 ? '1000' : '750'))
    expect(indexPlan(falling, mondays, '300.00')).toMatchObject({
      paid: '600.00',
      value: '525.00',
      profitRate: '-12.50',
      maxDrawdown: '25.00',
    })
  })

  test('moves a debit of a closed day to the next close', () => {
    const open = closes('20260302', 12, () => '1000').filter(({ date }) => date !== '20260309')
    expect(indexPlan(open, mondays, '100.00')?.times).toBe(2)
  })

  test.each([
    ['without closes', []],
    ['whose closes have no debit', closes('20260303', 3, () => '1000')],
  ])('is none %s', (_, given) => {
    expect(indexPlan(given, mondays, '100.00')).toBeNull()
  })
})
