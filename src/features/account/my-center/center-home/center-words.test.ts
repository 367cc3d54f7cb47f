import { expect, test } from 'vitest'
import { stateWords } from './center-words.ts'

test('a row says nothing while it is requested, and -- where no answer came', () => {
  const words = (data: string) => data
  expect(stateWords({ data: undefined, isPending: true }, words)).toBe('')
  expect(stateWords({ data: undefined, isPending: false }, words)).toBe('--')
  expect(stateWords({ data: '两张', isPending: false }, words)).toBe('两张')
})
