import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { comparable, refusedWords, SHORT_RANGES, WORD_RULES } from './words.ts'

const REFUSED = [
  '保本',
  '保收益',
  '稳赚',
  '稳赢',
  '必涨',
  '零风险',
  '无风险',
  '预期收益',
  '正收益',
  '赚钱概率',
  '抢购',
  '秒杀',
  '欲购从速',
  '跟投',
  '抄作业',
  '带单',
  '荐股',
  '内幕',
] as const

const FULL_WIDTH_DIGITS = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

describe('refused words', () => {
  it.each(REFUSED)('refuses %s', (word) => {
    expect(refusedWords(`这只基金${word}吗`)).toContain(word)
  })

  it.each([
    ['本基金不保本，也不保证最低收益', []],
    ['属于非保本浮动收益', []],
    ['不承诺保本保收益', []],
    ['不承诺保本、保收益或零风险', []],
    ['不保证正收益，但稳赚', ['稳赚']],
    ['不承诺保本，零风险', ['零风险']],
    ['绝非不保本', ['保本']],
    ['不得不承诺保本', ['保本']],
    ['无风险利率', []],
    ['无风险的收益率', ['无风险']],
    ['收益预期', []],
    ['保\u200b本', ['保本']],
    ['保\u00ad本', ['保本']],
    ['保\ufe0f本', ['保本']],
    ['保\u3000本\n保 收\t益', ['保本', '保收益']],
    ['\u2f46\u98ce\u9669', ['无风险']],
    ['', []],
  ])('finds in %j: %j', (text, words) => {
    expect(refusedWords(text)).toEqual(words)
  })

  it('finds a word however it is split, in whatever text', () => {
    const gap = fc.constantFrom('', ' ', '\u3000', '\u200b', '\u200d', '\ufeff', '\u00ad', '\n')
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUSED),
        fc.array(gap, { minLength: 8, maxLength: 8 }),
        fc.constantFrom('', '买这只', '客户说'),
        (word, gaps, before) => {
          const split = Array.from(word)
            .map((letter, at) => `${letter}${gaps[at] ?? ''}`)
            .join('')
          expect(refusedWords(`${before}${split}`)).toContain(word)
        },
      ),
    )
  })

  it('finds words with full-width figures and letters', () => {
    expect(refusedWords(FULL_WIDTH_DIGITS('1234人在买'))).toEqual(['人在买'])
    expect(refusedWords('（保）（本）'.replace(/[（）]/g, ''))).toEqual(['保本'])
  })

  it('names a source and a day for each rule', () => {
    for (const { source, asOf } of WORD_RULES) {
      expect(source.title).not.toBe('')
      expect([isDate8(source.from), isDate8(asOf)]).toEqual([true, true])
    }
  })
})

describe('a range that is too short to promote', () => {
  it.each([
    ['近1周涨幅', true],
    ['近一星期', true],
    ['近两周', true],
    ['近 52 周新高', false],
    ['近五十二周', false],
    ['近1个月', true],
    ['近一个月', true],
    ['最近一个半月', true],
    ['近半个月', true],
    ['近2个月', true],
    ['近两个月', true],
    ['近５个月', true],
    ['近6个月', false],
    ['近15个月', false],
    ['近半年', false],
    ['近一季度', true],
    ['近1个季度', true],
    ['近两个季度', false],
    ['近7天', true],
    ['近30天', true],
    ['近 30 日', true],
    ['近三十天', true],
    ['近20个交易日', true],
    ['近180天', true],
    ['近365天', false],
    ['近七日年化', false],
    ['近日开放', false],
    ['近一年', false],
    ['今年来', true],
  ])('%s: %j', (text, is) => {
    expect(SHORT_RANGES.test(comparable(text))).toBe(is)
  })
})
