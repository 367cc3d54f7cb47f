import { expect, test } from 'vitest'
import { tradeSteps } from './trade-steps.ts'

const trade = {
  kind: 'buy',
  state: 'pending',
  operTime: '20260311100437',
  confirmDate: '20260312',
  nav: null,
} as const

test('a simulated purchase waits for its confirmation', () => {
  expect(tradeSteps(trade, '20260311')).toEqual([
    { key: 'placed', label: '提交模拟买入', date: '2026-03-11 10:04:37', state: 'done' },
    { key: 'confirmed', label: '确认模拟份额', date: '03-12 星期四', state: 'pending' },
  ])
})

test('a confirmed one names the net value', () => {
  const steps = tradeSteps({ ...trade, state: 'confirmed', nav: '1.2345' }, '20260313')
  expect(steps[1]).toMatchObject({ note: '按单位净值 1.2345', state: 'done' })
})

test('a simulated sale ends with the money', () => {
  const labels = tradeSteps({ ...trade, kind: 'sell' }, '20260311').map(({ label }) => label)
  expect(labels).toEqual(['提交模拟卖出', '模拟资金到账'])
})
