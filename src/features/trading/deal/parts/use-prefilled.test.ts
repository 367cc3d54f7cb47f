import { expect, test } from 'vitest'
import { EMPTY_PURCHASE } from '#shared/engines/order/value/deal-draft.ts'
import { prefilled } from './use-prefilled.ts'

const fundCode = '980301'
const draft = { ...EMPTY_PURCHASE, amount: '50', bankSerial: 'old', channelId: '1', agreed: true }

test('the amount and card of an address replace those of the draft, and nothing else', () => {
  const query = { fundCode, amount: '1200.00', bankSerial: 'new', channelId: '2' }
  expect(prefilled(draft, query)).toEqual({ ...draft, ...query, fundCode: undefined })
})

test('an address without a card keeps the chosen one', () => {
  expect(prefilled(draft, { fundCode, amount: '1200.00' })).toEqual({ ...draft, amount: '1200.00' })
})
