import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from '../pack/entry-index.ts'
import { joinSpans } from './changed-files.ts'

const spans = fc
  .array(fc.tuple(fc.nat(50_000), fc.integer({ min: 1, max: 50_000 })), { maxLength: 40 })
  .map((pairs) => {
    let end = 0
    return pairs.map(([gap, bytes]): Span => {
      const offset = end + gap
      end = offset + bytes
      return { offset, bytes }
    })
  })

test('joined spans are few, ascending, disjoint, and cover every span', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 12 }), (given, most) => {
      const result = joinSpans(given, most)
      expect(result.length).toBeLessThanOrEqual(most)
      for (const [at, { offset }] of result.slice(1).entries()) {
        const before = result[at]
        expect(offset).toBeGreaterThan((before?.offset ?? 0) + (before?.bytes ?? 0))
      }
      for (const { offset, bytes } of given) {
        const holder = result.find(
          (it) => it.offset <= offset && offset + bytes <= it.offset + it.bytes,
        )
        expect(holder).toBeDefined()
      }
    }),
  )
})

test.each<[string, readonly Span[], readonly Span[]]>([
  ['none', [], []],
  [
    'a small gap',
    [
      { offset: 0, bytes: 10 },
      { offset: 100, bytes: 10 },
    ],
    [{ offset: 0, bytes: 110 }],
  ],
  [
    'a large gap',
    [
      { offset: 0, bytes: 10 },
      { offset: 9000, bytes: 10 },
    ],
    [
      { offset: 0, bytes: 10 },
      { offset: 9000, bytes: 10 },
    ],
  ],
])('spans with %s between them are joined where that saves requests', (_, given, expected) => {
  expect(joinSpans(given)).toEqual(expected)
})
