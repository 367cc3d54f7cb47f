import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { realIncome } from './real-income.ts'

const days = (count: number, income: (at: number) => string | null = () => '0.5000') =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays('20260101', at),
    incomePer10k: income(at),
  }))

test('thirty days of income earn more than thirty times the first day', () => {
  expect(realIncome(days(40))).toEqual({ from: '20260111', to: '20260209', sum: '15.00' })
  const rich = days(30, () => '50.0000')
  expect(Number(realIncome(rich)?.sum)).toBeGreaterThan(1500)
})

test('a day without income, or fewer days, give no sum', () => {
  const holed = days(40, (at) => (at === 35 ? null : '0.5000'))
  expect([realIncome(holed), realIncome(days(29)), realIncome([])]).toEqual([null, null, null])
})
