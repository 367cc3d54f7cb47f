import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what is loaded is loaded once, and is there at once from then on', async () => {
  let asked = 0
  const chunk = loadOnce(async () => {
    asked += 1
    return 'drawn'
  })
  expect(chunk.now()).toBeNull()
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual(['drawn', 'drawn'])
  expect([chunk.now(), asked]).toEqual(['drawn', 1])
})

test('what failed is loaded again by the next who asks', async () => {
  let asked = 0
  const chunk = loadOnce(async () => {
    asked += 1
    if (asked === 1) throw new Error('no network')
    return 'drawn'
  })
  await expect(chunk.load()).rejects.toThrow('no network')
  expect(await chunk.load()).toBe('drawn')
})
