import { expect, test } from 'vitest'
import { amountText, cycleText, failuresText, nextDebitText, type Plan } from './plan-words.ts'

const PLAN: Plan = {
  planNo: 'P1',
  planName: '每月定投',
  planType: 'ordinary',
  productCode: '',
  fundCode: '980201',
  fundName: '成长混合',
  cycle: 'monthly',
  cycleDay: 31,
  amount: '1000.00',
  smart: null,
  bankSerial: 'a-1',
  channelId: '101',
  channelName: '江海银行（尾号 1024）',
  status: 'running',
  statusReason: '',
  nextDebitDate: '20260331',
  nextAmount: null,
  skipDate: null,
  failures: 0,
  paidTimes: 3,
  paidAmount: '3000.00',
  stopProfitRate: null,
  createTime: '20260101100000',
  endTime: null,
}
const SMART = { indexCode: '000300', averageDays: 250, indexName: '沪深300' } as const

test.each([
  ['daily', null, '每个交易日'],
  ['weekly', 1, '每周一'],
  ['fortnightly', 5, '每两周的周五'],
  ['monthly', 31, '每月 31 日'],
] as const)('a %s cycle with the day %s reads %s', (cycle, cycleDay, text) => {
  expect(cycleText({ cycle, cycleDay })).toBe(text)
})

test('shows the amount, and for a smart plan the next amount once it is known', () => {
  expect(amountText(PLAN)).toBe('1,000.00 元')
  expect(amountText({ ...PLAN, smart: SMART })).toBe('基准 1,000.00 元')
  expect(amountText({ ...PLAN, smart: SMART, nextAmount: '1600.00' })).toBe(
    '基准 1,000.00 元，下期 1,600.00 元',
  )
})

test.each([
  [{}, '2026-03-31 星期二'],
  [{ skipDate: '20260227' }, '2026-03-31 星期二（已跳过 2026-02-27）'],
  [{ status: 'paused', nextDebitDate: null }, '已暂停，恢复后继续扣款'],
  [{ status: 'abnormal', nextDebitDate: null }, '--'],
  [{ status: 'terminated', endTime: '20260301090000' }, '已于 2026-03-01 终止'],
] as const)('a plan with %o shows its next debit as %s', (change, text) => {
  expect(nextDebitText({ ...PLAN, ...change })).toBe(text)
})

test.each([
  [0, null],
  [1, '连续扣款失败 1/3 次'],
  [3, '连续扣款失败 3/3 次'],
])('counts %i failures of the three that end a plan', (failures, text) => {
  expect(failuresText({ failures })).toBe(text)
})
