import { expect, test } from 'vitest'
import { quickBlock, quickLeftTexts } from './quick-withdrawal.ts'

const limits = {
  quickFlag: '1',
  quickToast: '',
  quickDayLimit: '10000.00',
  quickLeft: '10000.00',
  quickTimesLeft: 10,
} as const
const card = { available: true, unavailableReason: '' }

test.each([
  ['no obstacle', limits, card, ''],
  ['no card chosen yet', limits, null, ''],
  [
    'a fund that has none',
    { ...limits, quickFlag: '0' as const, quickToast: '该基金不支持快速取出' },
    card,
    '该基金不支持快速取出',
  ],
  [
    'a card in maintenance',
    limits,
    { available: false, unavailableReason: '银行维护中' },
    '银行维护中',
  ],
  ['no times left', { ...limits, quickTimesLeft: 0 }, card, '今日快速取出次数已用完，明日恢复'],
  [
    'nothing left of the day',
    { ...limits, quickLeft: '0.00' },
    card,
    '今日快速取出额度已用完，明日恢复',
  ],
])('with %s the quick withdrawal is open, or blocked by its reason', (_, of, account, text) => {
  expect(quickBlock(of, account)).toBe(text)
})

test('shows what is left today', () => {
  expect(quickLeftTexts({ ...limits, quickLeft: '2500.50', quickTimesLeft: 3 })).toEqual([
    '今日还可取 2,500.50 元，剩余 3 次',
    '每日限额 10,000.00 元',
  ])
})
