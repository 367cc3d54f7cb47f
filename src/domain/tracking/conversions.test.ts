import { expect, test } from 'vitest'
import { CONVERSION_CALLS, conversionKey, conversionPath } from './conversions.ts'

test.each([
  ['registerByMobile', 'register'],
  ['authAddCardAndCRS', 'openAccount'],
  ['applyByEncriptTransPwd', 'firstPurchase'],
  ['createPlan', 'firstPlan'],
  ['createSmartPlan', 'firstPlan'],
  ['redeem', undefined],
  ['toString', undefined],
])('the answer to %s is the conversion %s', (call, type) => {
  expect(CONVERSION_CALLS.get(call)).toBe(type)
})

test('one click has one key for each event', () => {
  expect(conversionKey('register', 'c1')).not.toBe(conversionKey('openAccount', 'c1'))
  expect(conversionKey('register', 'c1')).not.toBe(conversionKey('register', 'c2'))
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/deal/nonMontyPurchase', '/deal/nonMontyPurchase'],
  ['/deal/DealResult/:type', '/deal/DealResult'],
  ['/authentic/verifyInformation/:step?', '/authentic/verifyInformation'],
])('the row %s is reported as %s', (row, path) => {
  expect(conversionPath(row)).toBe(path)
})
