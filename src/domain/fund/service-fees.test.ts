import { expect, test } from 'vitest'
import { endsAfterAYear, serviceFeeDays } from './service-fees.ts'

const STOCK = { fundTypeCode: '1', salesServiceRate: '0.40' }

test.each([
  ['1', 364, 364],
  ['1', 365, 365],
  ['1', 366, 365],
  ['3', 3650, 365],
  ['2', 3650, 3650],
])('shares of a fund of type %s held for %i days pay for %i days', (fundTypeCode, days, paid) => {
  expect(serviceFeeDays({ ...STOCK, fundTypeCode }, days)).toBe(paid)
})

test('only a fee that is taken ends after a year, and not that of a money-market fund', () => {
  expect(endsAfterAYear(STOCK)).toBe(true)
  expect(endsAfterAYear({ ...STOCK, salesServiceRate: '0.00' })).toBe(false)
  expect(endsAfterAYear({ ...STOCK, salesServiceRate: null })).toBe(false)
  expect(endsAfterAYear({ ...STOCK, fundTypeCode: '2' })).toBe(false)
})
