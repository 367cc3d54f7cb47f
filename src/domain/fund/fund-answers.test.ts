import { describe, expect, it } from 'vitest'
import { filledAnswer, findsAnswer } from './fund-answers.ts'

const figures = { minAmount: '<minAmount>' }

describe('an answer', () => {
  it.each([
    ['没有数字', '没有数字'],
    ['起购 {minAmount}，{minAmount} 起', '起购 <minAmount>，<minAmount> 起'],
    ['最多 {dailyLimit}', '最多 --'],
    ['{unknown} 与 {constructor}', '-- 与 --'],
    ['{min Amount} {}', '{min Amount} {}'],
  ])('%j becomes %j', (answer, filled) => {
    expect(filledAnswer(answer, figures)).toBe(filled)
  })
})

describe('a search', () => {
  const texts = ['赎回多久到账', '一般为 T+2 日']
  it.each([
    ['到账', true],
    ['t+2', true],
    ['赎回 T+2', true],
    ['赎回 费率', false],
  ])('for %j finds it: %j', (words, found) => {
    expect(findsAnswer(words, texts)).toBe(found)
  })
})
