import { describe, expect, test } from 'vitest'
import { recordVisit, stepsBack, type HistoryRecord } from './history.ts'

const visit = (...paths: string[]): readonly HistoryRecord[] =>
  paths.reduce<readonly HistoryRecord[]>(
    (records, path, index) => recordVisit(records, { index, path }),
    [],
  )

describe('back', () => {
  test.each([
    ['the page before', ['/', '/a', '/b'], 1],
    ['over visits to the same path', ['/', '/a', '/b', '/b', '/b'], 3],
    ['nowhere from the first page', ['/'], null],
    ['nowhere when every page is the same path', ['/a', '/a'], null],
  ])('goes to %s', (_, paths, steps) => {
    expect(stepsBack(visit(...paths))).toBe(steps)
  })

  test('forgets what lay ahead when another way is taken', () => {
    const records = recordVisit(visit('/', '/a', '/b'), { index: 1, path: '/c' })
    expect(records.map(({ path }) => path)).toEqual(['/', '/c'])
  })

  test('keeps at most 50 records', () => {
    const records = visit(...Array.from({ length: 60 }, (_, at) => `/${at}`))
    expect(records).toHaveLength(50)
    expect(records[0]?.path).toBe('/10')
  })
})
