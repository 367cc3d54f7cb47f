import { expect, test } from 'vitest'
import { findServices, SERVICE_GROUPS } from './services.ts'

const names = (words: string) =>
  findServices(words).flatMap(({ services }) => services.map(({ name }) => name))

test.each([
  ['', SERVICE_GROUPS.flatMap(({ services }) => services.map(({ name }) => name))],
  ['取钱', ['取钱']],
  [' 银行卡  取回 ', ['取钱']],
  ['到账', ['交易规则']],
  ['没有这个', []],
])('the words “%s” find %j', (words, found) => {
  expect(names(words)).toEqual(found)
})

test('five groups have services, each with a name of its own', () => {
  const all = SERVICE_GROUPS.flatMap(({ services }) => services)
  expect(SERVICE_GROUPS).toHaveLength(5)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { sentence } of all) expect(sentence.length).toBeGreaterThan(5)
})
