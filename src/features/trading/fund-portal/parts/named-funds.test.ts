import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indexOf, type NamedFund } from '../../../../templates/fund-index.ts'
import { foundBy, ofKind, searchAhead } from './named-funds.ts'

const info = (fundCode: string, fundName: string, pinyin: string, fundTypeCode = '4') => ({
  fundCode,
  fundName,
  pinyin,
  fundTypeCode,
  isQdiiFund: '0' as const,
  moduleName: '',
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

  it('are kept for what was asked lately, of this very list, and not for ever', async () => {
    const index = await indexOf(INFOS)
    const found = foundBy(index, 'hx')
    expect(foundBy(index, ' hx ')).toBe(found)
    expect(foundBy(ofKind(index, { type: '3' }), 'hx')).toEqual([])
    for (let code = 0; code < 64; code += 1) foundBy(index, String(code))
    expect(foundBy(index, 'hx')).not.toBe(found)
    expect(foundBy(index, 'hx')).toEqual(found)
  })

  it('to the first keys are ready ahead, and the work can be stopped', async () => {
    const index = await indexOf(INFOS)
    vi.useFakeTimers()
    const old = foundBy(index, 'old')
    const stop = searchAhead(index)
    vi.advanceTimersToNextTimer()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    searchAhead(index)
    vi.runAllTimers()
    // Thirty-six first keys were kept since, and twenty-eight more push the oldest out: the word from before.
    for (let code = 10; code < 37; code += 1) foundBy(index, String(code))
    expect(foundBy(index, 'old')).toBe(old)
    for (let code = 37; code < 101; code += 1) foundBy(index, String(code))
    expect(foundBy(index, 'old')).not.toBe(old)
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
