import { expect, test } from 'vitest'
import { purchaseNote } from './purchase-state.ts'

const open = { applyStatus: 'open', applyNote: '', dailyLimit: null } as const

test.each([
  ['suspended', { ...open, applyStatus: 'suspended' }, '暂停申购'],
  ['limited', { ...open, applyStatus: 'limited', dailyLimit: '1000.00' }, '1,000.00 元'],
  ['limited without a figure', { ...open, applyStatus: 'limited' }, '限额以基金公告为准'],
  [
    'for pensions',
    { ...open, applyStatus: 'suspended', applyNote: '仅供养老金账户' },
    '仅供养老金',
  ],
] as const)('a fund that is %s says why', (_case, fund, words) => {
  expect(purchaseNote(fund)).toContain(words)
})

test('a fund on sale without a limit says nothing', () => {
  expect(purchaseNote(open)).toBeNull()
})
