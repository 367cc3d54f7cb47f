import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asksForAdvice,
  MOST_BREAKS,
  TEXT_LENGTHS,
  tidyText,
  urgesToBuy,
  userTextProblem,
  type TextKind,
} from './user-text.ts'

const KINDS = [
  'comment',
  'idea',
  'questionTitle',
  'questionText',
  'discussion',
  'answer',
] as const satisfies readonly TextKind[]
const noWords = () => []
const problem = (kind: TextKind, text: string) => userTextProblem(kind, text, noWords)

describe('tidied text', () => {
  it.each([
    ['e\u0301', 'é'],
    ['  上涨了  ', '上涨了'],
    ['一\r\n二\r三', '一\n二\n三'],
    ['一\u2028二', '一\n二'],
    ['一\n\n\n\n\n\n二', '一\n\n\n二'],
    ['一 \t\n二', '一\n二'],
    ['一\t二', '一 二'],
  ])('of %j is %j', (text, tidied) => {
    expect(tidyText(text)).toBe(tidied)
  })

  it('stays as it is when it is tidied again, with at most three breaks in a row', () => {
    const letter = fc.constantFrom(
      'a',
      '好',
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\t',
      '\u3000',
      '\u2028',
      'e\u0301',
    )
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 40 }), (letters) => {
        const tidied = tidyText(letters.join(''))
        expect(tidyText(tidied)).toBe(tidied)
        expect(tidied).not.toContain('\n'.repeat(MOST_BREAKS + 1))
        expect(tidied).toBe(tidied.trim())
      }),
    )
  })
})

describe('what is wrong with a text', () => {
  it.each(KINDS)('%s has its own length', (kind) => {
    const { most } = TEXT_LENGTHS[kind]
    expect(problem(kind, '好'.repeat(most))).toBeNull()
    expect(problem(kind, '好'.repeat(most + 1))).toEqual({ code: 'long', most })
  })

  it.each(KINDS.filter((kind) => TEXT_LENGTHS[kind].least > 0))('%s may be too short', (kind) => {
    const { least } = TEXT_LENGTHS[kind]
    expect(problem(kind, '好'.repeat(least))).toBeNull()
    expect(problem(kind, '好'.repeat(least - 1))).toEqual({ code: 'short', least })
    expect(problem(kind, '\u3000'.repeat(least))).toEqual({ code: 'short', least })
  })

  it.each([
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a direction mark', '\u200f'],
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['an escape', '\u001b'],
    ['a null', '\u0000'],
    ['half a character', '\ud83d'],
    ['a character of private use', '\ue000'],
    ['a tag character', '\u{e0041}'],
    [
      'a flag with a text in tags',
      '🏴\u{e0062}\u{e0075}\u{e0079}\u{e0020}\u{e0069}\u{e0074}\u{e007f}',
    ],
    ['a flag whose tags do not end', '🏴\u{e0067}\u{e0062}\u{e0065}'],
    ['a Hangul filler', '\u3164'],
  ])('%s is refused', (_, character) => {
    expect(problem('comment', `说得${character}对`)).toEqual({ code: 'characters' })
  })

  it.each([
    '👨‍👩‍👧 一家人',
    '❤️ 不错',
    '一行\n又一行',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 加油',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}🏳️‍🌈 都在',
  ])('%j may be written', (text) => {
    expect(problem('comment', text)).toBeNull()
  })

  it('names the words that may not be published, after everything else', () => {
    const found = () => ['保本']
    expect(userTextProblem('comment', '说得对', found)).toEqual({ code: 'words', words: ['保本'] })
    expect(userTextProblem('comment', '对', found)).toEqual({ code: 'short', least: 2 })
  })
})

describe('a question', () => {
  it.each([
    '980201 该不该买？',
    '现在要不要补仓',
    '跌成这样能不能再买一点',
    '我持有三年了怎么办',
    '我有 5 万想放一年',
    '我亏了很多，该清仓吗',
    '还能拿吗',
    '要割肉吗',
  ])('%j asks for advice', (text) => {
    expect(asksForAdvice(text)).toBe(true)
  })

  it.each([
    '红利指数的股息率怎么算？',
    'A 类和 C 类份额的费用差在哪里？',
    '纯债基金为什么会跌？',
    '定投 10 元起的基金有哪些规则？',
  ])('%j does not', (text) => {
    expect(asksForAdvice(text)).toBe(false)
  })
})

it.each([
  ['推荐大家买入 980201', true],
  ['闭眼买', true],
  ['赶紧 上 车', true],
  ['我在学怎么看季报', false],
  ['买入要看费率', false],
])('%j urges others to buy: %s', (text, urges) => {
  expect(urgesToBuy(text)).toBe(urges)
})
