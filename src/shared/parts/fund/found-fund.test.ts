import { describe, expect, it } from 'vitest'
import { variantsFrom } from '#domain/text/search-form.ts'
import { foundMarks, notFoundTitle } from './found-fund.ts'

const fund = {
  code: '980101',
  name: '禾岸消费精选股票A',
  initials: 'HAXFJXGPA',
  fullPinyin: '',
  manager: '林知远',
  company: '禾岸基金管理有限公司',
  fundTypeCode: '1',
  isQdii: false,
  isPortfolio: false,
}
const none = variantsFrom('')

describe('a fund that is found', () => {
  it.each([
    ['消费', { field: 'name', start: 2, end: 4 }, []],
    ['林知远', null, ['基金经理 林知远']],
    ['基金管理', null, ['基金公司 禾岸基金管理有限公司']],
    ['', null, []],
  ])('searched by "%s" has the match %j and the notes %j', (keyword, mark, notes) => {
    expect(foundMarks(fund, keyword, none)).toEqual({ mark, notes })
  })
})

describe('a search that finds nothing', () => {
  it('quotes the keyword, cut short where it is long', () => {
    expect(notFoundTitle(' 没有 ')).toBe('没有找到“没有”')
    expect(notFoundTitle('长'.repeat(300))).toBe(`没有找到“${'长'.repeat(20)}…”`)
    expect(notFoundTitle('定投', true)).toBe('没有名称含“定投”的基金')
    expect(notFoundTitle('x'.repeat(20))).toBe(`没有找到“${'x'.repeat(20)}”`)
  })
})
