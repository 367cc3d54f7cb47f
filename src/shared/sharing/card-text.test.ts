import { expect, test } from 'vitest'
import { linesOf } from './card-text.ts'

/** One unit a character. */
const measure = (text: string) => Array.from(text).length

test.each([
  ['短句', 4, 2, ['短句']],
  ['一二三四五六', 4, 2, ['一二三四', '五六']],
  ['一二三四五六七八九', 4, 2, ['一二三四', '五六七…']],
  ['一二三四', 4, 1, ['一二三四']],
  ['', 4, 2, []],
  ['😀😀😀😀😀', 2, 3, ['😀😀', '😀😀', '😀']],
  ['一二三', 0, 2, ['一', '…']],
])('%s in lines of %d, at most %d', (text, width, most, lines) => {
  expect(linesOf(text, width, most, measure)).toEqual(lines)
})
