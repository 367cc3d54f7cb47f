import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, sum } from '#domain/money/money.ts'
import { holdingOverlap, type SecurityWeight } from './holding-overlap.ts'

const held = (text: string): SecurityWeight[] =>
  text.split(' ').flatMap((it) => {
    const [code = '', share = ''] = it.split(':')
    return code === '' ? [] : [{ code, share }]
  })

test.each([
  ['a:8.10 b:5.00', 'a:3.20 c:9.00', '3.2'],
  ['a:8.10 b:5.00', 'b:6.00 a:8.10', '13.1'],
  ['a:8.10', 'b:5.00', '0'],
  ['a:8.10 b:-1.00', 'a:8.20 b:5.00', '8.1'],
  ['', 'b:5.00', null],
  ['a:8.10', '', null],
])('%s and %s overlap by %s', (one, other, overlap) => {
  expect(holdingOverlap(held(one), held(other))).toBe(overlap)
})

const holdings = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
  .chain((codes) =>
    fc
      .array(fc.integer({ min: 1, max: 1_000 }), {
        minLength: codes.length,
        maxLength: codes.length,
      })
      .map((shares) =>
        codes.map((code, at) => ({ code, share: ((shares[at] ?? 0) / 100).toFixed(2) })),
      ),
  )

test('an overlap is the same from both sides, and at most what either holds', () => {
  fc.assert(
    fc.property(holdings, holdings, (one, other) => {
      const overlap = holdingOverlap(one, other) ?? '-1'
      expect(holdingOverlap(other, one)).toBe(overlap)
      for (const side of [one, other]) {
        expect(compare(overlap, sum(side.map(({ share }) => share)))).toBeLessThanOrEqual(0)
      }
      expect(compare(holdingOverlap(one, one) ?? '-1', sum(one.map((it) => it.share)))).toBe(0)
    }),
  )
})
