import { expect, test } from 'vitest'
import * as v from 'valibot'
import { dealPaths } from '#paths/deal.ts'
import { risksPaths } from '#paths/risks.ts'
import { orderAddress, orderedFund, withoutRiskAnswer } from './order-address.ts'

test.each([
  ['a purchase', dealPaths.purchase.to({ fundCode: '980303' }), '980303'],
  ['a deposit, which no class limits', dealPaths.deposit.to({ fundCode: '001386' }), null],
  ['a conversion', dealPaths.redeem.to({ fundCode: '980303', tab: 'convert' }), null],
  ['a purchase of nothing', '/deal/nonMontyPurchase', null],
  ['a purchase of no fund', '/deal/nonMontyPurchase?fundCode=x', null],
  ['nowhere', undefined, null],
])('finds the ordered fund in the address of %s', (_, from, fund) => {
  expect(orderedFund(from)).toBe(fund)
})

test.each([
  ['our own page', '/asset/holdList', true],
  ['nothing', undefined, true],
  ["another site's", 'https://evil.example/', false],
  ["another site's without its scheme", '//evil.example/', false],
])('a return address of %s is accepted: %s', (_, from, usable) => {
  expect(v.is(risksPaths.assessment.fields, { from })).toBe(usable)
})

const fundCode = '980303'
const filled = { fundCode, amount: '1200.00', bankSerial: 'zhang-2', channelId: '0002' }
const answer = { isCheckedPre: '1', cfmTime: '20260311100000' } as const

test.each([
  ['with the amount and card of its address', dealPaths.purchase.to(filled), null, filled],
  [
    'with these and the answer',
    dealPaths.purchase.to(filled),
    answer.cfmTime,
    { ...filled, ...answer },
  ],
  [
    'of another fund than the address',
    dealPaths.purchase.to({ ...filled, fundCode: '980301' }),
    null,
    { fundCode },
  ],
  [
    'without the answer to an earlier warning',
    dealPaths.purchase.to({ ...filled, ...answer }),
    null,
    filled,
  ],
  ['without an address', undefined, null, { fundCode }],
] as const)('the order’s address is made %s', (_, from, cfmTime, query) => {
  const address = new URL(orderAddress(fundCode, from, cfmTime), 'https://own.invalid')
  expect(address.pathname).toBe(dealPaths.purchase.pattern)
  expect(Object.fromEntries(address.searchParams)).toEqual(query)
})

test.each([
  ['/deal/montyPurchase?fundCode=001386&isCheckedPre=1', '/deal/montyPurchase?fundCode=001386'],
  ['/deal/nonMontyPurchase?cfmTime=20260311100000&isCheckedPre=1', '/deal/nonMontyPurchase'],
  ['/vp/home?words=%E7%A6%BE', '/vp/home?words=%E7%A6%BE'],
  ['/', '/'],
])('after an assessment %s is gone on with as %s', (from, address) => {
  expect(withoutRiskAnswer(from)).toBe(address)
})
