import { expect, it } from 'vitest'
import { searchFunds } from '#domain/fund/fund-search.ts'
import { generatedFunds } from './generated-funds.ts'
import { wordsFor } from './words.ts'

const fund = (fundCode: string, fundName: string, pinyin: string) => ({
  fundCode,
  fundName,
  pinyin,
})

it('one fund of the middle is typed by code, initials and name, six keys each', () => {
  const funds = [
    fund('000001', '禾岸成长精选混合A', 'HACZJXHHA'),
    fund('000002', '短名', 'DM'),
    fund('000003', '禾岸沪深300指数', 'HAHS300ZS'),
    fund('000004', '青桐稳健回报债券C', 'QTWJHBZQC'),
  ]
  expect(wordsFor(funds)).toEqual([
    { by: 'code', keys: ['0', '0', '0', '0', '0', '4'], fundCode: '000004' },
    { by: 'pinyin', keys: ['Q', 'T', 'W', 'J', 'H', 'B'], fundCode: '000004' },
    { by: 'name', keys: ['青', '桐', '稳', '健', '回', '报'], fundCode: '000004' },
  ])
})

it('the search goes round to the beginning of the list', () => {
  const funds = [fund('000001', '禾岸成长精选混合A', 'HACZJXHHA'), fund('000002', '短名', 'DM')]
  expect(wordsFor(funds)[0]?.fundCode).toBe('000001')
})

it('a list without such a fund is refused', () => {
  expect(() => wordsFor([fund('000002', '短名', 'DM')])).toThrow('six characters')
})

it('each word brings its fund into view among the generated funds, whose names share their beginnings', () => {
  const generated = generatedFunds()
  const words = wordsFor(
    generated.map(({ code, name, initials }) => ({
      fundCode: code,
      fundName: name,
      pinyin: initials,
    })),
  )
  for (const { keys, fundCode } of words) {
    const found = searchFunds(generated, keys.join(''), 3).map(({ code }) => code)
    expect(found).toContain(fundCode)
  }
})
