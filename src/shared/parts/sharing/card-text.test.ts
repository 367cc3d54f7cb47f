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
])('the text %s is broken into lines of %d, at most %d', (text, width, most, lines) => {
  expect(linesOf(text, width, most, measure)).toEqual(lines)
})

test.each([
  ['禾岸消费精选股票A（980101）', 11, ['禾岸消费精选股票A', '（980101）']],
  ['近一年涨跌 +12.34%，截至2026-03-10', 12, ['近一年涨跌', '+12.34%，截至', '2026-03-10']],
  ['一二三，四', 3, ['一二', '三，四']],
  ['一二三。”四', 3, ['一二', '三。”', '四']],
  ['一二《三》', 3, ['一二', '《三》']],
  ['请看 Global Growth', 8, ['请看', 'Global', 'Growth']],
  ['ABCDEFGHIJ 一', 4, ['ABCD', 'EFGH', 'IJ 一']],
  ['一ABCDEFGHIJ', 4, ['一', 'ABCD', 'EFGH', 'IJ']],
  ['共 1,234,567.89 元', 12, ['共', '1,234,567.89', '元']],
])('%s keeps its numbers, words and signs together in lines of %d', (text, width, lines) => {
  expect(linesOf(text, width, 9, measure)).toEqual(lines)
})

test.each([
  ['一二三（980101）四', 7, ['一二三…']],
  ['980101与另外两只', 4, ['980…']],
])('%s in one line of %d cuts no number that it need not', (text, width, lines) => {
  expect(linesOf(text, width, 1, measure)).toEqual(lines)
})
