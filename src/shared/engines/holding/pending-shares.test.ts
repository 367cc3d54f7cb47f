import { expect, test } from 'vitest'
import { pendingShares } from './pending-shares.ts'

const held = (fundTypeCode: string, sellingShares: string, convertingShares: string) => ({
  fundTypeCode,
  sellingShares,
  convertingShares,
})
const plain = (text: string) => text

test.each([
  [held('4', '0.00', '0.00'), []],
  [held('4', '1000.00', '0.00'), ['卖出确认中 1,000.00 份']],
  [held('4', '1000.00', '50.50'), ['卖出确认中 1,000.00 份', '转换中 50.50 份']],
  [held('2', '8.00', '0.00'), ['取出确认中 8.00 份']],
])('lists the shares in unconfirmed orders (case %#)', (it, texts) => {
  expect(pendingShares(it, plain)).toEqual(texts)
})

test('masks the number of shares where amounts are hidden', () => {
  expect(pendingShares(held('4', '1000.00', '0.00'), () => '****')).toEqual(['卖出确认中 **** 份'])
})
