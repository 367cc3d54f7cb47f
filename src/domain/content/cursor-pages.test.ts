import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCursorOf, rowReader } from './cursor-pages.ts'

const same = (row: string) => row
const page = (records: readonly string[], nextCursor = 'next') => ({ records, nextCursor })

test('a row that comes again keeps its first place', () => {
  const pages = [page(['c', 'b']), page(['b', 'a'], '')]
  expect(rowReader(same)(pages)).toEqual(['c', 'b', 'a'])
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
      expect(rowReader(same)(pages)).toEqual(rows)
      const oneByOne = rowReader(same)
      pages.forEach((_, last) => oneByOne(pages.slice(0, last + 1)))
      expect(oneByOne(pages)).toEqual(rows)
    }),
  )
})

test('a further page is read alone, and a list that begins again is read whole', () => {
  const seen: string[] = []
  const read = rowReader((row: string) => {
    seen.push(row)
    return row
  })
  const [first, second] = [page(['c', 'b']), page(['b', 'a'], '')]
  const rows = read([first])
  expect(read([first])).toBe(rows)
  expect(read([first, second])).toEqual(['c', 'b', 'a'])
  expect(seen).toEqual(['c', 'b', 'b', 'a'])
  expect(read([first])).toEqual(['c', 'b'])
  expect(read([page(['d', 'c']), second])).toEqual(['d', 'c', 'b', 'a'])
})
