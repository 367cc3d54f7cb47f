import { expect, test } from 'vitest'
import { sayableState, type SavingState } from './saving-state.ts'

test.each<[SavingState, readonly string[], SavingState]>([
  [null, [], null],
  [null, ['contact'], null],
  ['saving', ['contact'], 'saving'],
  ['saved', [], 'saved'],
  ['saved', ['contact'], 'saving'],
  ['failed', ['contact'], 'failed'],
])('after %s, with %j to save, it says %s', (state, open, said) => {
  expect(sayableState(state, open)).toBe(said)
})
