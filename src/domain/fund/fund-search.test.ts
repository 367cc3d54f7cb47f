import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  keywordOwner,
  keywordPlace,
  searchFunds,
  searchIndex,
  createSearchIndex,
  variantsFrom,
  readingsFrom,
  readName,
} from './fund-search.ts'

const fund = (code: string, name: string, initials: string) => ({ code, name, initials })
const FUNDS = [
  fund('000000', '占位', 'ZW'),
  fund('000001', '华夏成长混合', 'HXCZHH'),
  fund('000011', '华夏大盘精选', 'HXDPJX'),
  fund('110011', '易方达优质精选', 'YFDYZJX'),
  fund('510300', '华泰300ETF', 'HT300ETF'),
  fund('510310', '沪深300ETF', 'HS300ETF'),
  fund('510900', '财智优选', 'CZYX'),
  fund('600300', '成长', 'CZ'),
]
const codes = (keyword: string, limit = 10) =>
  searchFunds(FUNDS, keyword, limit).map((found) => found.code)

describe('fund search', () => {
  it.each([
    ['000001', ['000001']],
    ['0000', ['000001', '000011']],
    ['5103', ['510300', '510310']],
    ['华夏', ['000001', '000011']],
    ['\u202d5103\u202c', ['510300', '510310']],
    ['５１０３\u3000', ['510300', '510310']],
    ['精选', ['000011', '110011']],
    ['成长', ['600300', '000001']],
    ['hx', ['000001', '000011']],
    ['HXDPJX', ['000011']],
    ['cz', ['600300', '510900']],
    ['3', ['510300', '510310']],
    ['etf', ['510300', '510310']],
    [' ＥＴＦ ', ['510300', '510310']],
    ['300', ['510300', '510310']],
    ['11', ['110011']],
    ['夏成', ['000001']],
    ["h'x", ['000001', '000011']],
    ['h x', ['000001', '000011']],
    ['xcz', []],
    ['', []],
    ['  ', []],
    ['占位', []],
    ['000000', []],
  ])('finds for "%s" %j', (keyword, expected) => {
    expect(codes(keyword)).toStrictEqual(expected)
  })

  it('keeps to the limit, best first', () => {
    expect(codes('成长', 1)).toStrictEqual(['600300'])
    expect(codes('华夏', 0)).toStrictEqual([])
  })

  it('hands back the very rows it was given', () => {
    expect(searchFunds(FUNDS, '000001', 1)[0]).toBe(FUNDS[1])
  })

  const text = fc.string({
    unit: fc.constantFrom(...'00135ABETF华夏成长混合ab'.split('')),
    maxLength: 6,
  })
  it('ranks whatever funds there are as their codes, names and initials compare', () => {
    const funds = fc.array(
      fc.record({ code: text, name: text, initials: text.map((value) => value.toUpperCase()) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(funds, text, (given, keyword) => {
        const wanted = keyword.toUpperCase()
        const found = searchFunds(given, keyword, Infinity)
        const ranked = given.filter((one) => one.code !== '000000' && expectedRank(one, wanted) < 6)
        expect(found).toStrictEqual(
          wanted === ''
            ? []
            : ranked.toSorted((a, b) => expectedRank(a, wanted) - expectedRank(b, wanted)),
        )
      }),
    )
  })

  it('finds again and again in the same index', () => {
    const index = createSearchIndex(FUNDS)
    for (const keyword of ['0', '华夏', 'etf', 'cz', '没有']) {
      expect(searchIndex(index, keyword)).toStrictEqual(searchFunds(FUNDS, keyword, FUNDS.length))
    }
  })
})

/** One fund by itself: its place among the six ranks, 6 where it does not match. */
function expectedRank({ code, name, initials }: (typeof FUNDS)[number], wanted: string): number {
  const capitals = name.toUpperCase()
  const fits = [
    /^\d+$/.test(wanted) && code.startsWith(wanted),
    capitals === wanted,
    capitals.startsWith(wanted),
    initials === wanted,
    initials.startsWith(wanted),
    capitals.includes(wanted),
  ]
  const rank = fits.indexOf(true)
  return rank < 0 ? 6 : rank
}

describe('the place of a keyword', () => {
  const marked = (of: ReturnType<typeof fund>, keyword: string) => {
    const place = keywordPlace(of, keyword)
    if (place === null) return null
    return of[place.field].slice(place.start, place.end)
  }
  const growth = fund('000001', '华夏成长混合', 'HXCZHH')
  const abroad = fund('019524', '华泰柏瑞纳斯达克100ETF联接(QDII)A', 'HTBRNSDK100ETFLJQDIIA')
  const closed = fund('501046', '财通福鑫(LOF)A', 'CTFXLOFA')

  it.each([
    [growth, '0000', '0000'],
    [growth, '成长', '成长'],
    [growth, 'hxc', '华夏成'],
    [growth, "h'x", '华夏'],
    [growth, '没有', null],
    [growth, '', null],
    [abroad, 'etf', 'ETF'],
    [abroad, '100', '100'],
    [abroad, 'htbrnsdk100e', '华泰柏瑞纳斯达克100E'],
    // Brackets have no initial, and are marked when they lie in between.
    [closed, 'ctfxlof', '财通福鑫(LOF'],
    // Initials that do not go with the name mark nothing.
    [fund('1', '华夏A', 'HXC'), 'hxc', null],
    [fund('1', '华夏', 'HXC'), 'hxc', null],
  ])('%j by "%s": %s', (of, keyword, text) => {
    expect(marked(of, keyword)).toBe(text)
  })
})

describe('a search beyond the name', () => {
  const known = [
    {
      ...fund('000001', '华夏成长混合', 'HXCZHH'),
      fullPinyin: 'HUAXIACHENGZHANGHUNHE',
      manager: '林知远',
      company: '华夏基金管理有限公司',
    },
    {
      ...fund('110011', '易方达优质精选', 'YFDYZJX'),
      fullPinyin: 'YIFANGDAYOUZHIJINGXUAN',
      manager: '许南乔',
      company: '易方达基金管理有限公司',
    },
    fund('000003', '长城货币', 'CCHB'),
  ]
  const variants = variantsFrom('華华長长許许貨货幣币達达')
  const index = createSearchIndex(known, variants)

  it.each([
    ['huaxia', ['000001']],
    ['hua xia cheng', ['000001']],
    ['chengzhang', ['000001']],
    ['youzhi', ['110011']],
    // Fewer than four letters are looked for at the beginning alone.
    ['yi', ['110011']],
    ['you', []],
    ['林知远', ['000001']],
    ['知远', ['000001']],
    ['基金管理', ['000001', '110011']],
    // Traditional characters, in names, companies and managers.
    ['華夏', ['000001']],
    ['長城貨幣', ['000003']],
    ['許南乔', ['110011']],
    ['易方達', ['110011']],
  ])('finds for "%s" %j', (keyword, expected) => {
    expect(searchIndex(index, keyword).map(({ code }) => code)).toEqual(expected)
  })

  it('marks what traditional characters found, and names whom else the keyword is of', () => {
    const [first, second] = known
    if (first === undefined || second === undefined) throw new Error('no funds')
    expect(keywordPlace(first, '華夏', variants)).toEqual({ field: 'name', start: 0, end: 2 })
    expect(keywordOwner(second, '許南', variants)).toEqual({ field: 'manager', name: '许南乔' })
    expect(keywordOwner(second, '基金管理')).toEqual({
      field: 'company',
      name: '易方达基金管理有限公司',
    })
    expect(keywordOwner(second, '没有')).toBeNull()
    expect(keywordOwner(second, ' ')).toBeNull()
  })
})

describe('the whole pinyin of a name', () => {
  const readings = readingsFrom('禾HE岸AN宝BAO货HUO币BI')

  it.each([
    ['禾岸宝货币A', 'HEANBAOHUOBIA'],
    ['禾岸500(ETF)', 'HEAN500ETF'],
    // Half of it would find nothing.
    ['禾岸成长', ''],
    ['', ''],
  ])('%s is read %j by the syllables of its characters', (name, whole) => {
    expect(readName(name, readings)).toBe(whole)
  })

  it('is not known where there are no syllables', () => {
    expect(readName('禾岸', readingsFrom(''))).toBe('')
  })
})
