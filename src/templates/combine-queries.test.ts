import { expect, test } from 'vitest'
import { afterOthers, combineQueries } from './combine-queries.ts'

const part = { isPending: false, error: null, dataUpdatedAt: 1, refetch: async () => {} }
const query = { ...part, data: 'figures' }
const failure = new Error('no answer')

test('a query has its data once all others are answered or have failed', () => {
  expect(afterOthers(query, [])).toBe(query)
  expect(afterOthers(query, [{ isPending: false }])).toBe(query)
  const waiting = afterOthers(query, [{ isPending: false }, { isPending: true }])
  expect(waiting).toMatchObject({ data: undefined, isPending: true, error: null })
})

test('a failure is said once the others are there', () => {
  const failed = { ...query, data: undefined, error: failure }
  expect(afterOthers(failed, [{ isPending: true }]).error).toBe(null)
  expect(afterOthers(failed, [{ isPending: false }]).error).toBe(failure)
})

test('several queries are pending while one is, fail with the first that fails, and are as old as the oldest', () => {
  const pending = { ...part, isPending: true, dataUpdatedAt: 0 }
  expect(combineQueries([part, pending], undefined)).toMatchObject({ isPending: true, error: null })
  const failed = { ...part, error: failure, dataUpdatedAt: 5 }
  expect(combineQueries([pending, failed], undefined)).toMatchObject({
    isPending: false,
    error: failure,
    dataUpdatedAt: 0,
  })
})
