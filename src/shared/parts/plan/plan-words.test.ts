import { expect, test } from 'vitest'
import { TEST_PLAN } from '#shared/engines/plan/testing/test-plan.ts'
import {
  amountText,
  cycleText,
  debitDayText,
  failuresText,
  movedText,
  nextDebitText,
  cloneText,
  payerText,
} from './plan-words.ts'

const PLAN = TEST_PLAN
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
  [{ status: 'terminated', endTime: '20260301090000' }, '已于 2026-03-01 结束'],
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

const TODAY = '20260311'

test('a debit names its weekday, and why it is not on its planned day', () => {
  expect(debitDayText('20260601', TODAY)).toBe('06-01 周一')
  expect(debitDayText('20270112', TODAY)).toBe('预计 2027-01-12 周二')
  expect(debitDayText('20261228', TODAY, true)).toBe('12-28 周一')
  const moved = { date: '20260601', planned: ['20260531'], moved: true }
  expect(movedText(moved, TODAY)).toBe('05-31 休市顺延')
  expect(movedText({ ...moved, planned: ['20261001', '20261008'] }, TODAY)).toBe(
    '10-01、10-08 合并为一次，休市顺延',
  )
  expect(movedText({ ...moved, moved: false }, TODAY)).toBe('')
  const closures = [{ date: '20260531', markets: ['香港', '美国'] }]
  expect(movedText(moved, TODAY, closures)).toBe('05-31 境外市场休市（香港、美国）顺延')
})

test('a plan names what pays it, or that its card was untied', () => {
  expect(payerText(PLAN)).toBe('江海银行（尾号 1024）')
  expect(payerText({ channelName: '' })).toBe('银行卡已解绑')
})

test('a plan like one whose card was untied needs another card', () => {
  expect(cloneText(PLAN)).toBe('金额、周期和付款方式相同')
  expect(cloneText({ channelName: '' })).toBe('金额和周期相同，扣款卡另选')
})
