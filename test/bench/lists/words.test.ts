import { expect, it } from 'vitest'
import { searchFunds } from '#domain/fund/fund-search.ts'
import { generatedFunds } from './generated-funds.ts'
import { wordsFor } from './words.ts'

const fund = (fundCode: string, fundName: string, pinyin: string) => ({
  fundCode,
  fundName,
  pinyin,
})

it('types one fund of the middle by code, initials and name, six keys each', () => {
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

it('goes on at the beginning of the list after its end', () => {
  const funds = [fund('000001', '禾岸成长精选混合A', 'HACZJXHHA'), fund('000002', '短名', 'DM')]
  expect(wordsFor(funds)[0]?.fundCode).toBe('000001')
})

it('refuses a list without such a fund', () => {
  expect(() => wordsFor([fund('000002', '短名', 'DM')])).toThrow('six characters')
})

it('brings the fund of each word into view, though generated names share their beginnings', () => {
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
