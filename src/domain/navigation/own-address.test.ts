import { expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

test.each([
  ['/', true],
  ['/deal/nonMontyPurchase?fundCode=980303', true],
  ['/asset#top', true],
  ['', false],
  ['asset', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['/\t/evil.example/', false],
  ['//', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('%s is an address of our own: %s', (text, own) => {
  expect(isOwnAddress(text)).toBe(own)
})
