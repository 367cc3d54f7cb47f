import { expect, test } from 'vitest'
import { carriedIncome } from './carried-income.ts'

test('the income of a day earns from the next day on, each day to the cent', () => {
  expect(carriedIncome('23456.78', ['0.4567', '0.4512', '0.4633', '0.4633', '0.4633'])).toEqual({
    days: ['1.07', '1.06', '1.09', '1.09', '1.09'],
    sum: '5.40',
  })
})

test.each([
  ['10000.00', [], '0.00'],
  ['0.00', ['0.5000'], '0.00'],
  ['10000.00', ['-0.1000'], '-0.10'],
  ['9.99', ['0.4567'], '0.00'],
])('%s yuan over %j earn %s', (amount, incomes, sum) => {
  expect(carriedIncome(amount, incomes).sum).toBe(sum)
})
