import { expect, test } from 'vitest'
import { debitsWithin } from './next-debits.ts'

const debit = (date: string, amount: string) => ({ date, amount })

test.each([
  ['nothing where nothing is due', [], null],
  ['nothing of what is due later', [debit('20260317', '100.00')], null],
  [
    'what is due today and on the last day',
    [debit('20260316', '200.50'), debit('20260310', '100.00')],
    { times: 2, amount: '300.50', first: '20260310' },
  ],
  [
    'two of one day',
    [debit('20260312', '0.10'), debit('20260312', '0.20'), debit('20260401', '9.00')],
    { times: 2, amount: '0.30', first: '20260312' },
  ],
])('the sum of the next debits adds up %s', (_, upcoming, expected) => {
  expect(debitsWithin(upcoming, '20260310')).toEqual(expected)
})
