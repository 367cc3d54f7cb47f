import { expect, test } from 'vitest'
import { backtestFigures, lowest, type PastResult } from './backtest-figures.ts'

const PAST: PastResult = {
  times: 2,
  paidAmount: '2000.00',
  shares: '1500.00',
  marketValue: '1800.00',
  profitRate: '-10.00',
  averageCost: '1.3333',
  lumpSumMarketValue: '2100.00',
  lumpSumProfitRate: '5.00',
  firstDate: '20260105',
  lastDate: '20260227',
  curve: [
    { date: '20260105', plan: '-0.15', lumpSum: '-0.15' },
    { date: '20260205', plan: '-12.00', lumpSum: '3.00' },
  ],
}

test('next to each return is its lowest value', () => {
  const values = Object.fromEntries(backtestFigures(PAST).map(({ key, value }) => [key, value]))
  expect(values).toEqual({
    times: '2 次',
    paid: '2,000.00',
    worth: '1,800.00',
    cost: '1.3333',
    plan: '-10.00%',
    lump: '+5.00%',
    planLow: '-12.00%',
    lumpLow: '-0.15%',
  })
})

test('without a debit nothing was lowest', () => {
  expect(lowest([])).toBeNull()
})
