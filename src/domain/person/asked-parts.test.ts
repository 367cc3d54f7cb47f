import { expect, test } from 'vitest'
import { askedParts } from './asked-parts.ts'

const [WHOLE, NO_TAX, NO_INFO] = [
  { personal: true, tax: true },
  { personal: true, tax: false },
  { personal: false, tax: true },
]

test.each([
  ['all', WHOLE, true, true],
  ['info', WHOLE, true, false],
  ['crs', WHOLE, false, true],
  ['crs', NO_TAX, false, true],
  ['info', NO_TAX, true, true],
  ['crs', NO_INFO, true, true],
] as const)('for part %s with %o the form asks personal %s, tax %s', (part, complete, ...asked) => {
  const { personal, tax } = askedParts(part, complete)
  expect([personal, tax]).toEqual(asked)
})

test('more than the address says is explained', () => {
  expect(askedParts('info', NO_TAX).added).toContain('税收居民身份')
  expect(askedParts('crs', NO_INFO).added).toContain('个人信息')
  expect(askedParts('all', NO_TAX).added).toBeNull()
})
