import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCursorOf, rowsOfPages } from './cursor-pages.ts'

const page = (records: readonly string[], nextCursor = 'next') => ({ records, nextCursor })

test('a row that comes again keeps its first place', () => {
  const pages = [page(['c', 'b']), page(['b', 'a'], '')]
  expect(rowsOfPages(pages, (row) => row)).toEqual(['c', 'b', 'a'])
})

test('there is no page after one without a cursor', () => {
  expect([nextCursorOf(page([])), nextCursorOf(page(['a'], ''))]).toEqual(['next', null])
})

test('no row is lost and none comes twice, however the pages are cut', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.nat(5)), (rows, sizes) => {
      const pages: ReturnType<typeof page>[] = []
      let at = 0
      for (const size of [...sizes, rows.length]) {
        // Each page may repeat the end of the one before, as after a deletion.
        pages.push(page(rows.slice(Math.max(0, at - 1), at + size)))
        at += size
      }
      expect(rowsOfPages(pages, (row) => row)).toEqual(rows)
    }),
  )
})
