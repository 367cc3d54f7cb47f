import { expect, test } from 'vitest'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { pensionTermsOn } from './pension-terms.ts'

test.each([
  ['20231231', '20240101', 3],
  ['20240101', '20240101', 3],
  ['20250831', '20240101', 3],
  ['20250901', '20250901', 6],
  ['20260311', '20250901', 6],
])('on %s the terms of %s are in force, with %i reasons for a payout', (day, from, reasons) => {
  const terms = pensionTermsOn(day)
  expect([terms.from, terms.payoutReasons.length]).toEqual([from, reasons])
})

test('a year takes at most 12,000 yuan, and 3 % is due on what is paid out', () => {
  const { yearlyLimit, payoutTax, sources } = pensionTermsOn('20260311')
  expect([yearlyLimit, payoutTax]).toEqual(['12000.00', '3'])
  expect(sources.map(({ title }) => title)).toEqual([
    expect.stringContaining('国办发〔2022〕7号'),
    expect.stringContaining('2024年第21号'),
    expect.stringContaining('领取个人养老金'),
  ])
})

test('each document has the day on which it was published, none after the day that asks', () => {
  for (const day of ['20240101', '20260311']) {
    for (const { published } of pensionTermsOn(day).sources) {
      expect(isDate8(published)).toBe(true)
      expect(published <= '20260311').toBe(true)
    }
  }
})
