import { expect, test } from 'vitest'
import { caretIn, gapDeleted } from './text-edit.ts'

test.each([
  ['the gap away', '1234 5', '12345', 4, true],
  ['the second gap away', '1,234,567', '1,234567', 5, true],
  ['a digit away', '1234 5', '1234 ', 5, false],
  ['a digit after the gap away', '1234 56', '1234 6', 5, false],
  ['the same digits in place of the whole', '1,234,567', '1234567', 7, false],
  ['the gap away, with the caret elsewhere', '1234 5', '12345', 5, false],
])('an edit that takes %s is known: from "%s" to "%s"', (_what, shown, typed, at, is) => {
  expect(gapDeleted(shown, typed, at, shown.includes(',') ? ',' : ' ')).toBe(is)
})

test('finds no gap in a text that is not grouped', () => {
  expect(gapDeleted('12 34', '1234', 2, '')).toBe(false)
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
