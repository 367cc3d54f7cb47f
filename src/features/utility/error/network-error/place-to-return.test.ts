import { expect, test } from 'vitest'
import { placeToReturn } from './place-to-return.ts'

test.each([
  [
    '/fund_detail/FundDetailSingle?fundCode=000001',
    '/fund_detail/FundDetailSingle?fundCode=000001',
  ],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/error/networkError?from=/error/networkError', '/'],
  ['', '/'],
  [undefined, '/'],
])('the address %j leads back to %s', (from, target) => {
  expect(placeToReturn(from)).toBe(target)
})
