import { expect, test } from 'vitest'
import { goodsOffer, type GoodsOffer } from './goods-offer.ts'

const GOODS = {
  coins: 100,
  left: 5,
  restockAt: null,
  memberOnly: false,
  from: null,
  until: null,
  limit: 2,
}
const OWN = { balance: 100, used: 0, member: false, verified: true }
const NOW = '20260311100000'

test.each<[string, Partial<typeof GOODS> | object, Partial<typeof OWN> | null, GoodsOffer]>([
  ['enough coins', {}, {}, { is: 'open' }],
  ['no end of goods and no limit', { left: null, limit: null }, { used: 99 }, { is: 'open' }],
  ['one coin too few', {}, { balance: 99 }, { is: 'short', missing: 1 }],
  ['goods that are free', { coins: 0 }, { balance: 0 }, { is: 'open' }],
  ['nothing left', { left: 0 }, {}, { is: 'soldOut', restockAt: null }],
  [
    'nothing left until tomorrow',
    { left: 0, restockAt: '20260312100000' },
    null,
    { is: 'soldOut', restockAt: '20260312100000' },
  ],
  ['a user who has had two', {}, { used: 2 }, { is: 'limit' }],
  ['a user who has had one', {}, { used: 1 }, { is: 'open' }],
  ['goods for members', { memberOnly: true }, {}, { is: 'level' }],
  ['a member', { memberOnly: true }, { member: true }, { is: 'open' }],
  ['the moment of the end', { until: NOW }, {}, { is: 'ended' }],
  ['the second before the end', { until: '20260311100001' }, {}, { is: 'open' }],
  ['the moment of the beginning', { from: NOW }, {}, { is: 'open' }],
  [
    'the second before the beginning',
    { from: '20260311100001' },
    {},
    { is: 'notBegun', from: '20260311100001' },
  ],
  ['nobody', {}, null, { is: 'signedOut' }],
  ['an unverified user', {}, { verified: false }, { is: 'unverified' }],
  [
    'an unverified user without coins',
    {},
    { verified: false, balance: 1 },
    { is: 'short', missing: 99 },
  ],
])('offers %s as it is', (_case, goods, own, offer) => {
  const terms = own === null ? null : { ...OWN, ...own }
  expect(goodsOffer({ ...GOODS, ...goods }, terms, NOW)).toEqual(offer)
})
