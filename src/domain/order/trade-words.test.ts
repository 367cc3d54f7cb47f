import { expect, it } from 'vitest'
import { tradeWords } from './trade-words.ts'

it.each([
  ['2', '存入', '取出'],
  ['1', '买入', '卖出'],
  ['3', '买入', '卖出'],
  ['6', '买入', '卖出'],
])('names the trades of fund type %s %s and %s', (fundTypeCode, into, out) => {
  expect(tradeWords({ fundTypeCode })).toEqual({ into, out })
})
