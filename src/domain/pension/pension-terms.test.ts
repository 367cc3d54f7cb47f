import { expect, test } from 'vitest'
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
  expect(sources).not.toEqual([])
})
