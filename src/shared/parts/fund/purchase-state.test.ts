import { expect, test } from 'vitest'
import { applyItem, purchaseNote } from './purchase-state.ts'

const open = { applyStatus: 'open', applyNote: '', dailyLimit: null, pensionOnly: '0' } as const

test.each([
  ['suspended', { ...open, applyStatus: 'suspended' }, '暂停申购'],
  ['of class Y', { ...open, pensionOnly: '1' }, '个人养老金资金账户'],
  ['limited', { ...open, applyStatus: 'limited', dailyLimit: '1000.00' }, '1,000.00 元'],
  ['limited without a figure', { ...open, applyStatus: 'limited' }, '限额以基金公告为准'],
  [
    'suspended for a reason',
    { ...open, applyStatus: 'suspended', applyNote: '仅供养老金账户' },
    '仅供养老金',
  ],
] as const)('the note of a fund that is %s gives the reason', (_case, fund, words) => {
  expect(purchaseNote(fund)).toContain(words)
})

test('a fund on sale without a limit has no note', () => {
  expect(purchaseNote(open)).toBeNull()
})

test.each([
  [open, { label: '申购状态', value: '开放申购' }],
  [
    { ...open, dailyLimit: '20000.00' },
    { label: '申购状态', value: '开放申购', note: '每个账户每日最多 2万元' },
  ],
  [
    { ...open, applyStatus: 'limited', dailyLimit: '1000.00' },
    { label: '申购状态', value: '限制大额申购', note: '每个账户每日最多 1,000 元' },
  ],
  [
    { ...open, applyStatus: 'limited' },
    { label: '申购状态', value: '限制大额申购', note: '限额以基金公告为准' },
  ],
  [
    { ...open, applyStatus: 'suspended', applyNote: '仅供养老金账户', dailyLimit: '1000.00' },
    { label: '申购状态', value: '暂停申购', note: '仅供养老金账户' },
  ],
] as const)('the status of %j comes with its limit, stated once', (fund, item) => {
  expect(applyItem(fund)).toEqual(item)
})
