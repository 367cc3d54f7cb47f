import { expect, test } from 'vitest'
import * as v from 'valibot'
import { paths } from '../../../../paths.ts'
import { orderedFund, wayBack } from './way-back.ts'

test.each([
  ['a purchase', paths.purchase.to({ fundCode: '980303' }), '980303'],
  ['a deposit, which no class limits', paths.deposit.to({ fundCode: '001386' }), null],
  ['a conversion', paths.redeem.to({ fundCode: '980303', tab: 'convert' }), null],
  ['a purchase of nothing', '/deal/nonMontyPurchase', null],
  ['a purchase of no fund', '/deal/nonMontyPurchase?fundCode=x', null],
  ['nowhere', undefined, null],
])('of %s the ordered fund is told', (_, from, fund) => {
  expect(orderedFund(from)).toBe(fund)
})

test.each([
  ['our own page', '/asset/holdList', true],
  ['nothing', undefined, true],
  ["another site's", 'https://evil.example/', false],
  ["another site's without its scheme", '//evil.example/', false],
])('a way back to %s', (_, from, usable) => {
  expect(v.is(wayBack, { from })).toBe(usable)
})
