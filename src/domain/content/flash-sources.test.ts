import { expect, test } from 'vitest'
import { isListedSource } from './flash-sources.ts'

test.each([
  ['', true],
  ['江岸财经', true],
  ['交易所', true],
  ['股市小道', false],
  ['江岸财经 ', false],
])('a flash of %j is shown: %s', (sourceName, shown) => {
  expect(isListedSource({ sourceName })).toBe(shown)
})
