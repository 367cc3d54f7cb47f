import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

test.each([
  ['/', '/'],
  ['/deal/nonMontyPurchase?fundCode=980303', '/deal/nonMontyPurchase?fundCode=980303'],
  ['/asset#top', '/asset#top'],
  ['/a/../asset', '/asset'],
  ['/./asset', '/asset'],
  ['/%2e/asset', '/asset'],
  ['/a//b', '/a//b'],
  ['/a?to=//evil.example/&by=\\', '/a?to=//evil.example/&by=\\'],
  ['/fund?name=基金', '/fund?name=%E5%9F%BA%E9%87%91'],
  ['/asset ', '/asset'],
])('%j is the address %j of ours', (text, address) => {
  expect(ownAddress(text)).toBe(address)
})

test.each([
  '',
  'asset',
  ' /asset',
  '//evil.example/',
  '//own.invalid/',
  '///x',
  '//',
  '/.//x',
  '/././/x',
  '/%2e//x',
  '/%2E//x',
  '/x/..//y',
  '/x/%2e%2e//y',
  '/\\evil.example/',
  '/a\\b',
  '/.\\/x',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/\r/evil.example/',
  '/./\t/evil.example/x',
  '/./\n/evil.example/x',
  '/./\r/evil.example/x',
  '/./\t\\evil.example/x',
  '/x/../\t/evil.example/x',
  '/asset?x=\u0000',
  '/asset\u007f',
  'https://evil.example/',
  'javascript:alert(1)',
])('%j is no address of ours', (text) => {
  expect(ownAddress(text)).toBeNull()
})

test('what is read stays on this site wherever it is resolved, and is read alike again', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '\\',
    '\t',
    '\n',
    '\r',
    'x',
    '?',
    '#',
    '@',
    ':',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = ownAddress(`/${pieces.join('')}`)
      if (address === null) return
      expect(new URL(address, 'https://site.example/a/b').origin).toBe('https://site.example')
      expect(ownAddress(address)).toBe(address)
    }),
    { numRuns: 2_000 },
  )
})
