import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indexOf, type FundIndex, type NamedFund } from '#shared/fund/fund-index.ts'
import { foundBy, ofKind, searchAhead } from './named-funds.ts'

const info = (fundCode: string, fundName: string, pinyin: string, fundTypeCode = '4') => ({
  fundCode,
  fundName,
  pinyin,
  fundTypeCode,
  isQdiiFund: '0' as const,
  moduleName: '',
  fullPinyin: '',
  managerName: '',
  companyName: '',
})
const INFOS = [
  info('000000', '占位', 'ZW'),
  info('000001', '华夏成长混合', 'HXCZHH'),
  info('000003', '中海可转债', 'zhkzz', '3'),
  info('000011', '华夏大盘精选', 'HXDPJX'),
]
const codes = (funds: readonly NamedFund[]) => funds.map(({ code }) => code)

describe('the list of all funds', () => {
  it('has every fund but the placeholder, in the given order, however many slices it took', async () => {
    expect(codes((await indexOf(INFOS)).funds)).toEqual(['000001', '000003', '000011'])
    const many = Array.from({ length: 4_100 }, (_, index) =>
      info(String(index + 1).padStart(6, '0'), '基金', 'JJ'),
    )
    expect(codes((await indexOf(many)).funds)).toEqual(many.map(({ fundCode }) => fundCode))
  })

  it.each([
    [{}, '', ['000001', '000003', '000011']],
    [{}, '  ', ['000001', '000003', '000011']],
    [{ type: '3' }, '', ['000003']],
    [{ letter: 'H' }, '', ['000001', '000011']],
    [{ letter: 'Z' }, '', ['000003']],
    [{ letter: 'H', type: '3' }, '', []],
    [{ letter: 'H' }, '00', ['000001', '000011']],
    [{ type: '4' }, 'zhk', []],
    [{}, 'ZHK', ['000003']],
  ] as const)('%j and "%s" leave %j', async (filters, keyword, left) => {
    expect(codes(foundBy(ofKind(await indexOf(INFOS), filters), keyword))).toEqual(left)
  })
})

describe('answers', () => {
  afterEach(() => void vi.useRealTimers())

  /** An index that counts how often its names were looked through. */
  async function watched() {
    const index = await indexOf(INFOS)
    let searches = 0
    const names = {
      get text() {
        searches += 1
        return index.names.text
      },
      starts: index.names.starts,
    }
    return { index: { ...index, names }, searches: () => searches }
  }

  /** Asks so many other words of it. */
  const askMore = (index: FundIndex, count: number) => {
    for (let at = 0; at < count; at += 1) foundBy(index, `词${at}`)
  }

  it('are kept for what was asked lately, of this very list, and not for ever', async () => {
    const index = await indexOf(INFOS)
    const found = foundBy(index, 'hx')
    expect(foundBy(index, " h'X ")).toBe(found)
    expect(foundBy(ofKind(index, { type: '3' }), 'hx')).toEqual([])
    askMore(index, 256)
    expect(foundBy(index, 'hx')).not.toBe(found)
    expect(foundBy(index, 'hx')).toEqual(found)
  })

  it('to whatever codes, initials and names begin with are ready ahead', async () => {
    const { index, searches } = await watched()
    vi.useFakeTimers()
    searchAhead(index)
    vi.runAllTimers()
    const ahead = searches()
    const first = ['0', 'h', 'H', 'z', '华', '中'].map((key) => codes(foundBy(index, key)))
    expect(searches()).toBe(ahead)
    const [chinese, middle] = [['000001', '000011'], ['000003']]
    expect(first).toEqual([
      ['000001', '000003', '000011'],
      chinese,
      chinese,
      middle,
      chinese,
      middle,
    ])
    foundBy(index, '成')
    expect(searches()).toBeGreaterThan(ahead)
  })

  it('are made ahead one at a time, until that is stopped', async () => {
    const { index, searches } = await watched()
    vi.useFakeTimers()
    const stop = searchAhead(index)
    expect(searches()).toBe(0)
    vi.advanceTimersToNextTimer()
    const one = searches()
    vi.advanceTimersToNextTimer()
    expect(searches()).toBe(one * 2)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

const LIST = path.join(
  process.env['H5_REAL_DATA'] ?? path.resolve(process.cwd(), '../shared/data'),
  'funds.csv',
)

describe.skipIf(!existsSync(LIST))(
  'real names (skipped unless H5_REAL_DATA or ../shared/data is there)',
  () => {
    it('are all searched by code and initials', async () => {
      const rows = readFileSync(LIST, 'utf8').trim().split('\n').slice(1)
      const index = await indexOf(
        rows.map((row) => {
          const [code = '', initials = '', name = ''] = row.split(',')
          return info(code, name, initials)
        }),
      )
      expect(index.funds).toHaveLength(24_453)
      expect(codes(foundBy(index, '005827'))).toEqual(['005827'])
      expect(codes(foundBy(index, 'yfdlcj'))).toContain('005827')
    })
  },
)
