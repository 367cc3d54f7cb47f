import { describe, expect, test } from 'vitest'
import { couponEnd, couponState, giftEnd, returnedEnd } from './coupon.ts'

describe('the end of a coupon', () => {
  test.each([
    [{ days: 1 }, '20260311', '20260311235959'],
    [{ days: 7 }, '20260311', '20260317235959'],
    [{ days: 30 }, '20260215', '20260316235959'],
    [{ until: '20260630235959' }, '20260311', '20260630235959'],
  ])('for %j claimed on %s is %s', (validity, day, end) => {
    expect(couponEnd(validity, day)).toBe(end)
  })

  test.each([
    ['20260317235959', '20260311100000', '20260317235959'],
    ['20260317235959', '20260317235958', '20260317235959'],
    ['20260317235959', '20260317235959', '20260320235959'],
    ['20260227235959', '20260228100000', '20260303100000'],
  ])('stays %s where it comes back at %s, else is 72 hours on: %s', (end, now, again) => {
    expect(returnedEnd({ validUntil: end, firstUntil: end }, now)).toBe(again)
  })

  test('is given 72 hours more once, however often it comes back after its end', () => {
    const ends = { validUntil: '20260320235959', firstUntil: '20260317235959' }
    expect(returnedEnd(ends, '20260320235958')).toBe(ends.validUntil)
    expect(returnedEnd(ends, '20260321100000')).toBe(ends.validUntil)
  })

  test.each([
    ['20260317235959', '20260311100000', '20260312100000'],
    ['20260311235959', '20260311100000', '20260311235959'],
  ])('of %s leaves a gift of %s until %s', (end, now, until) => {
    expect(giftEnd(end, now)).toBe(until)
  })
})

const dates = { validFrom: '20260311000000', validUntil: '20260317235959' }

test.each([
  ['held', '20260310235959', 'notYet'],
  ['held', '20260311000000', 'usable'],
  ['held', '20260317235958', 'usable'],
  ['held', '20260317235959', 'expired'],
  ['locked', '20260401000000', 'locked'],
  ['used', '20260312000000', 'used'],
  ['gifting', '20260312000000', 'gifting'],
  ['given', '20260312000000', 'given'],
  ['void', '20260312000000', 'void'],
] as const)('a coupon that is %s is at %s %s', (stored, now, state) => {
  expect(couponState({ ...dates, stored }, now)).toBe(state)
})
