import { expect, test } from 'vitest'
import { countdownWords } from './countdown-words.ts'

test.each([
  [0, '0 小时 0 分 0 秒'],
  [86_399, '23 小时 59 分 59 秒'],
  [86_400, '1 天 0 小时 0 分'],
  [183_909, '2 天 3 小时 5 分'],
])('%i seconds that are left are said as %s', (seconds, words) => {
  expect(countdownWords(seconds)).toBe(words)
})
