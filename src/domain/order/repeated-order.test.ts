import { expect, test } from 'vitest'
import { sameOrder, type OrderAsked, type PlacedOrder } from './repeated-order.ts'

const NOW = '20260311110000'
const asked: OrderAsked = {
  kind: 'purchase',
  fundCode: '980301',
  targetFundCode: null,
  account: '江海银行（尾号 1024）',
  figure: '1000.00',
}
const placed: PlacedOrder = {
  applyNo: 'A000000000000001',
  businessCode: '22',
  status: '3',
  fundCode: '980301',
  targetFundCode: null,
  channelName: '江海银行（尾号 1024）',
  applicationAmt: '1000.00',
  applicationVol: null,
  operTime: '20260311105900',
}
const found = (order: Partial<PlacedOrder>, wish: Partial<OrderAsked> = {}): boolean =>
  sameOrder({ ...asked, ...wish }, [{ ...placed, ...order }], NOW) !== null

test.each<[string, Partial<PlacedOrder>, boolean]>([
  ['a minute ago', {}, true],
  ['within the day', { operTime: '20260310110001' }, true],
  ['a day ago', { operTime: '20260310110000' }, false],
  ['another amount', { applicationAmt: '1000.01' }, false],
  ['another fund', { fundCode: '980303' }, false],
  ['another card', { channelName: '云汐银行（尾号 2048）' }, false],
  ['a plan’s instalment', { businessCode: '39' }, false],
  ['confirmed', { status: '1' }, true],
  ['paying', { status: '8' }, true],
  ['not confirmed', { status: '2' }, false],
  ['failed', { status: '4' }, false],
  ['cancelled', { status: '6' }, false],
  ['closed', { status: '7' }, false],
])('the same purchase is found where it counts as repeated: %s', (_, order, same) => {
  expect(found(order)).toBe(same)
})

test.each<[OrderAsked['kind'], Partial<PlacedOrder>, Partial<OrderAsked>]>([
  ['redeem', { businessCode: '24', applicationAmt: '0.00', applicationVol: '1000.00' }, {}],
  ['fastRedeem', { businessCode: '98', applicationVol: '1000.00' }, {}],
  [
    'convert',
    { businessCode: '36', applicationVol: '1000.00', targetFundCode: '980501' },
    { targetFundCode: '980501' },
  ],
])('finds the same order of the kind %s, and no other kind', (kind, order, wish) => {
  expect(found(order, { kind, ...wish })).toBe(true)
  expect(found(order, { ...wish })).toBe(false)
  expect(found(placed, { kind, ...wish })).toBe(false)
})

test('a conversion into another fund is another order', () => {
  const order = { businessCode: '36', applicationVol: '1000.00', targetFundCode: '980501' }
  expect(found(order, { kind: 'convert', targetFundCode: '980303' })).toBe(false)
})

test('names the newest of several', () => {
  const older = { ...placed, applyNo: 'A000000000000000', operTime: '20260311090000' }
  expect(sameOrder(asked, [older, placed], NOW)?.applyNo).toBe(placed.applyNo)
})
