import { expect, test } from 'vitest'
import { newestOf } from './newest.ts'

const item = (itemId: string, publishTime: string) => ({ itemId, publishTime })

test('the newest of two managers come in order of time, each once', () => {
  const shared = item('c', '20260103090000')
  const lists = [
    [shared, item('a', '20260101090000')],
    [item('d', '20260104090000'), shared],
  ]
  expect(newestOf(lists, 3).map(({ itemId }) => itemId)).toEqual(['d', 'c', 'a'])
  expect(newestOf(lists, 1).map(({ itemId }) => itemId)).toEqual(['d'])
  expect(newestOf([], 3)).toEqual([])
})
