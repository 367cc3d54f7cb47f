import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { dayChange, stageReturns } from '#domain/fund/performance.ts'
import { DEFAULT_SEED } from '#test/sandbox/server/server.ts'
import { builtInMarket } from './built-in-market.ts'
import { readPinyin } from './pinyin.ts'

// Four hundred series of six years take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const market = builtInMarket(DEFAULT_SEED)
const now = market.start

test('there are 436 funds of fourteen types, with each class and risk level', () => {
  expect(market.funds).toHaveLength(436)
  expect(new Set(market.funds.map((it) => it.typeName)).size).toBe(14)
  expect(new Set(market.funds.map((it) => it.risk))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(market.funds.map((it) => it.code)).size).toBe(436)
  expect(new Set(market.funds.map((it) => it.name)).size).toBe(436)
  expect(market.fund('001386')).toMatchObject({
    name: '禾岸宝货币A',
    isMoney: true,
    pinyin: 'HABHBA',
  })
  expect(market.funds.filter((it) => it.applyStatus === 'suspended')).not.toHaveLength(0)
  expect(market.funds.filter((it) => it.dailyLimit !== null)).not.toHaveLength(0)
})

test('the first sixty funds and their values never change', () => {
  const digest = createHash('sha256')
  for (const { code, name, managerName } of market.funds.slice(0, 60)) {
    digest.update(JSON.stringify([code, name, managerName, market.rawPoints(code, now)]))
  }
  expect(digest.digest('hex')).toBe(
    '5ae55cacbc76c5188b02f4c9f8cb579fca22f6353065ad4382db5468a5568287',
  )
})

test('nine of ten funds have six years of values, all above zero', () => {
  const first = new Map(
    market.funds.map(({ code }) => [code, market.rawPoints(code, now)[0]?.date ?? '99999999']),
  )
  const young = [...first].filter(([, date]) => date > '20200311')
  expect(young.length).toBeLessThanOrEqual(40)
  expect(young.filter(([code]) => code < '981101').map(([code]) => code)).toEqual([
    '980407',
    '980408',
  ])
  const low = market.funds.filter(({ code }) =>
    market.rawPoints(code, now).some((it) => Number(it.nav) <= 0),
  )
  expect(low).toEqual([])
})

test('the same seed makes the same values, whenever they are requested', () => {
  const other = builtInMarket(DEFAULT_SEED)
  const later = `${addDays(now.slice(0, 8), 40)}100000`
  const leap = other.points('980207', later)
  expect(market.points('980207', now)).toEqual(leap.slice(0, market.points('980207', now).length))
  expect(market.points('980207', later)).toEqual(leap)
  expect(builtInMarket('other').points('980207', now)).not.toEqual(market.points('980207', now))
})

test('no value is visible before its evening, also after the clock was set back', () => {
  const later = `${addDays(now.slice(0, 8), 40)}100000`
  market.points('980201', later)
  expect(market.points('980201', now).at(-1)?.date).toBe('20260310')
  expect(market.pointOn('980201', '20260311', now)).toBeUndefined()
})

test('a dividend leaves the value and enters day change and accumulated value', () => {
  const points = market.points('980501', now)
  const index = points.findLastIndex((it) => it.dividend !== null)
  const [before, point] = [points[index - 1], points[index]]
  if (!before || !point) throw new Error('the fund pays a dividend every year')
  expect(point.dayChange).toBe(
    dayChange({ nav: point.nav, navBefore: before.nav, dividend: point.dividend }),
  )
  const paid = points.slice(0, index + 1).reduce((sum, it) => sum + Number(it.dividend ?? 0), 0)
  expect(Number(point.accNav)).toBeCloseTo(Number(point.nav) + paid, 4)
})

describe('stages', () => {
  test.each(['980201', '980405', '980803'])('of %s agree with its values and its peers', (code) => {
    const rows = market.stages(code, now)
    const own = stageReturns(market.points(code, now))
    const typeName = market.fund(code)?.typeName
    const peers = market.funds
      .filter((it) => it.typeName === typeName)
      .map((it) => stageReturns(market.rawPoints(it.code, now)))
    for (const row of rows) {
      expect(row.own).toBe(own[row.stage])
      const returns = peers.flatMap((it) => it[row.stage] ?? [])
      expect(row.of).toBe(returns.length)
      expect(row.rank).toBe(1 + returns.filter((it) => Number(it) > Number(row.own)).length)
    }
  })

  test('are unknown where the history is too short', () => {
    const rows = market.stages('980407', now)
    const known = rows.filter((it) => it.own !== null).map((it) => it.stage)
    expect(known).toEqual(['1w', '1m', 'all'])
    expect(rows.find((it) => it.stage === '3m')).toMatchObject({ own: null, rank: null, of: null })
  })

  test('of a money fund follow its income', () => {
    const incomes = market.points('001386', now).slice(-7)
    const week = incomes.reduce((level, it) => level * (1 + Number(it.incomePer10k) / 10_000), 1)
    const row = market.stages('001386', now).find((it) => it.stage === '1w')
    expect(Number(row?.own)).toBeCloseTo((week - 1) * 100, 2)
  })
})

test('curves have one value a day in addition to the points', () => {
  const { benchmark, peer } = market.curves('980201', now)
  const points = market.points('980201', now)
  expect([benchmark.length, peer.length]).toEqual([points.length, points.length])
  expect([...benchmark, ...peer].every((it) => it !== null && it > 0)).toBe(true)
})

test.each([
  // 长 and 行 sound otherwise in other words.
  ['禾岸成长混合A', 'HACZHHA', 'HEANCHENGZHANGHUNHEA'],
  ['长风银行精选混合', 'CFYHJXHH', 'CHANGFENGYINHANGJINGXUANHUNHE'],
  ['云汐中小盘500指数增强C', 'YXZXP500ZSZQC', 'YUNXIZHONGXIAOPAN500ZHISHUZENGQIANGC'],
  [
    '禾岸养老目标2045三年持有混合(FOF)A',
    'HAYLMB2045SNCYHHFOFA',
    'HEANYANGLAOMUBIAO2045SANNIANCHIYOUHUNHEFOFA',
  ],
])('the initials of %s are %s, from the reading %s', (name, initials, whole) => {
  expect(readPinyin(name)).toEqual({ initials, whole })
})

test('every built-in fund has initials and a pinyin of one reading', () => {
  for (const { name, pinyin, fullPinyin } of market.funds) {
    expect({ initials: pinyin, whole: fullPinyin }).toEqual(readPinyin(name))
    expect(fullPinyin).not.toMatch(/CHENGCHANG/)
  }
})

test('what a fund is compared with is made a fund at a step, so that others are answered meanwhile', () => {
  const fresh = builtInMarket('steps')
  const ofType = fresh.funds.filter(({ typeName }) => typeName === fresh.fund('980101')?.typeName)
  const steps = [...fresh.preparePeers('980101', now, 'month')]
  expect(steps.length).toBeGreaterThan(2 * ofType.length)
  expect([...fresh.preparePeers('980101', now, 'month')]).toEqual([])
})
