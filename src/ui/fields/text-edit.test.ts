import { expect, test } from 'vitest'
import { afterEdit, caretIn } from './text-edit.ts'

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 19)

test.each([
  ['a digit at the end', '1234', '1234 5', 6, false, '12345', 5],
  ['a digit in the middle', '123456', '1293 456', 3, false, '1293456', 3],
  ['a digit away', '12345', '1234 ', 5, true, '1234', 4],
  ['the gap away', '12345', '12345', 4, true, '1235', 3],
  ['letters pasted in', '12', '12ab', 4, false, '12', 2],
  ['a letter in the middle', '1234', '12x34', 3, false, '1234', 2],
])('%s', (_what, before, raw, at, deleting, value, caret) => {
  expect(afterEdit({ before, raw, at, accept: digits, deleting })).toEqual({ value, caret })
})

test.each([
  ['1234 5', 4, 4],
  ['1234 5', 5, 6],
  ['1234 5', 0, 0],
  ['1234', 9, 4],
])('in "%s" the caret after %i characters is at offset %i', (shown, count, at) => {
  expect(caretIn(shown, count)).toBe(at)
})

test('counts past the separators of an amount', () => {
  expect(caretIn('1,234,567', 4, ',')).toBe(5)
})
