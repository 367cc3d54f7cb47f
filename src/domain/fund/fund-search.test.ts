import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { HARD_NAMES } from './testing/hard-names.ts'
import { searchFunds, searchIndex, createSearchIndex } from './fund-search.ts'
import { keywordOwner, keywordPlace } from './keyword-place.ts'
import { readingsFrom, readName } from './name-reading.ts'
import { searchForm, variantsFrom } from '#domain/text/search-form.ts'

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
    [abroad, 'etf联接QDII', 'ETF联接(QDII'],
    [abroad, 'ＥＴＦ联接（QDII）', 'ETF联接(QDII'],
    [growth, '000001.OF', '000001'],
    [growth, '华夏成长混合 000001', '000001'],
    [fund('161725', '招商中证白酒指数（LOF）Ａ', 'ZSZZBJZSLOFA'), 'lof)a', 'LOF）Ａ'],
    // One character in the name may be several in the form that is compared.
    [fund('1', '恒生㎏指数', 'HSKGZS'), '指数', '指数'],
    // Brackets have no initial, and are marked when they lie in between.
    [closed, 'ctfxlof', '财通福鑫(LOF'],
    // Initials that do not go with the name mark nothing.
    [fund('1', '华夏A', 'HXC'), 'hxc', null],
    [fund('1', '华夏', 'HXC'), 'hxc', null],
  ])('is marked in %j for "%s" as %s', (of, keyword, text) => {
    expect(marked(of, keyword)).toBe(text)
  })
})

describe('the form in which texts are compared', () => {
  it.each([
    ['招商中证白酒指数（LOF）A', '招商中证白酒指数(LOF)A'],
    ['国泰互联网＋股票', '国泰互联网+股票'],
    ['农银工业４．０混合', '农银工业4.0混合'],
    ['FAN BING（范冰）', 'fan bing(范冰)'],
    ['José Müller', 'jose muller'],
    ["O'Brien", 'O’Brien'],
    ['阿・尔法', '阿·尔法'],
    ['嘉合磐昇', '嘉合磐升'],
    ['易方達', '易方达'],
    // A compatibility ideograph of another code (U+F90A, U+2F46).
    ['\uf90a融', '金融'],
    ['\u2f46风险', '无风险'],
    ['华\u200b夏\ufe0f成长', '华夏成长'],
    ['标普500—A类', '标普500-A类'],
    ['Ⅱ号', 'II号'],
    ['①号', '1号'],
  ])('is one for %j and %j', (one, other) => {
    const variants = variantsFrom('昇升達达')
    expect(searchForm(one, variants)).toBe(searchForm(other, variants))
    expect(searchForm(one, variants)).not.toBe('')
  })

  it('is nothing for marks alone', () => {
    expect(searchForm(' （）-·./+\u3000')).toBe('')
    expect(codes('（）')).toEqual([])
  })

  it('stays as it is when it is formed again, and is formed character by character', () => {
    const variants = variantsFrom('昇升達达乾干')
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('昇', '達', '（', 'ß', 'ﬁ', 'é', 'ガ', '각', '㎏', '𠮷', '·'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 20,
    })
    fc.assert(
      fc.property(text, (value) => {
        const form = searchForm(value, variants)
        expect(searchForm(form, variants)).toBe(form)
        expect(Array.from(value, (letter) => searchForm(letter, variants)).join('')).toBe(form)
        // A list is long enough for the table of characters.
        const list = `${value}\n`.repeat(3_000)
        expect(searchForm(list, variants)).toBe(searchForm(`${value}\n`, variants).repeat(3_000))
      }),
      { numRuns: 20 },
    )
  })
})

describe('a key of a search', () => {
  it('forms no character again that an earlier one has formed', () => {
    const variants = variantsFrom('昇升達达')
    const row = { ...fund('110011', '易方達优质精选', 'YFDYZJX'), manager: '许南乔', company: '' }
    const key = (keyword: string) => {
      searchFunds([row], keyword, 9, variants)
      return [keywordPlace(row, keyword, variants), keywordOwner(row, keyword, variants)]
    }
    const first = [key('易方'), key('许南')]
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect([key('易方'), key('许南')]).toEqual(first)
    // The rest is the keyword's own code, which is read in another form.
    expect(normalize.mock.calls.filter(([form]) => form === 'NFKD')).toEqual([])
    normalize.mockRestore()
  })
})

describe('a fund with a hard name', () => {
  const variants = variantsFrom('昇升達达華华長长幣币')
  const people = [
    'FAN BING（范冰）',
    'ZHANG JIAN-GUO',
    "O'Brien Lee",
    '阿力木·买买提',
    '古丽米热•艾比布力',
    'Ｊｏｅ陈',
    '张昇',
    '許達',
  ]
  const companies = ['摩根资产管理（中国）有限公司', 'Fullgoal A&B Ltd.', '泉果基金', '長安基金']
  const known = HARD_NAMES.map(({ code, initials, name }, at) => ({
    code,
    initials,
    name,
    manager: people[at % people.length] ?? '',
    company: companies[at % companies.length] ?? '',
  }))
  const index = createSearchIndex(known, variants)
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

  it('is one of some four hundred', () => {
    expect(known.length).toBeGreaterThan(400)
    expect(new Set(known.map(({ code }) => code)).size).toBe(known.length)
  })

  it.each([
    ['as it is written', (text: string) => text],
    ['in full-width characters', wide],
    ['in small letters', (text: string) => text.toLowerCase()],
    ['without brackets', (text: string) => text.replace(/[()（）]/g, '')],
    ['with spaces between its parts', (text: string) => text.replace(/(?=[(A-Z\d])/g, ' ')],
    [
      'in traditional characters',
      (text: string) => text.replaceAll('华', '華').replaceAll('升', '昇'),
    ],
    ['in simplified characters', (text: string) => text.replaceAll('昇', '升')],
  ])('is found and marked by its name %s', (_, written) => {
    const missed = known.filter((one) => {
      const words = written(one.name)
      return !searchIndex(index, words).includes(one) || !keywordPlace(one, words, variants)
    })
    expect(missed).toEqual([])
  })

  it.each([
    ['code', (one: (typeof known)[number]) => one.code],
    ['code with its market after it', (one: (typeof known)[number]) => `${one.code}.OF`],
    ['code with its market before it', (one: (typeof known)[number]) => `sz${one.code}`],
    [
      'code in brackets after its name',
      (one: (typeof known)[number]) => `${one.name}（${one.code}）`,
    ],
    ['code before its name', (one: (typeof known)[number]) => `${one.code} ${one.name}`],
  ])('is found first by its %s', (_, written) => {
    const missed = known.filter((one) => searchIndex(index, written(one), 1)[0] !== one)
    expect(missed).toEqual([])
  })

  it('is found by its initials, its manager and its company', () => {
    const missed = known.flatMap((one) =>
      [one.initials, one.manager, one.company, one.manager.toLowerCase(), wide(one.company)]
        .filter((words) => !searchIndex(index, words).includes(one))
        .map((words) => `${one.code} by ${words}`),
    )
    expect(missed).toEqual([])
    for (const { manager, company } of known.slice(0, 12)) {
      const one = { code: '1', name: '二', initials: 'E', manager, company }
      expect(keywordOwner(one, manager.toLowerCase(), variants)?.field).toBe('manager')
      expect(keywordOwner(one, wide(company), variants)?.field).toBe('company')
    }
  })
})

describe('a keyword with a code in it', () => {
  it.each([
    ['161725.', ['161725']],
    ['161725.O', ['161725']],
    ['161725.of', ['161725']],
    ['OF161725', ['161725']],
    ['（161725）', ['161725']],
    ['１６１７２５．ＯＦ', ['161725']],
    ['白酒161725', ['161725']],
    // Two codes, a longer number, a figure: none is meant.
    ['白酒161725 白酒510300', []],
    ['白酒1617251', []],
    ['白酒161725.12', []],
    ['16172.OF', []],
  ])('"%s" finds %j', (keyword, expected) => {
    const funds = [fund('161725', '招商中证白酒', 'ZSZZBJ'), fund('510300', '沪深300', 'HS300')]
    expect(searchFunds(funds, keyword, 9).map(({ code }) => code)).toEqual(expected)
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
