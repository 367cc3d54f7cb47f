import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { listIndexValuations } from '#api/calls/fund-market.ts'
import { historicalPercentile, zoneRatios } from '#domain/fund/index-valuation.ts'
import { ask, call, control, openSandbox } from '#test/sandbox/testing/test-client.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { valuedIndex } from '#test/sandbox/market/index-valuations.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })
const of = (indexCode: string) => ask(sandbox, queryIndex, { indexCode })

describe('an index', () => {
  test('has a close, its change and the rank of its ratio in ten years', async () => {
    const index = await of('880800')
    expect(index).toMatchObject({ date: '20260310', from: '20160310', basis: 'pe' })
    expect(Number(index.percentile)).toBeGreaterThanOrEqual(0)
    expect(Number(index.percentile)).toBeLessThanOrEqual(100)
    expect(index.days).toBeGreaterThan(2300)
    expect(Math.abs(Number(index.dayChange))).toBeLessThan(10)
  })

  test('is ranked by price to book where earnings say little', async () => {
    const index = await of('880001')
    expect(index.basis).toBe('pb')
    const market = builtInMarket('1')
    const bank = market.indexes.find(({ code }) => code === '880001')
    const window = market
      .indexDays('880001', '20260311100000')
      .filter(({ date }) => date >= '20160310')
    const valued = bank && valuedIndex(market, bank, '20260311100000')
    expect(valued?.percentile).toBe(historicalPercentile(window.map(({ pb }) => pb)))
    expect(valued?.percentile).not.toBe(historicalPercentile(window.map(({ pe }) => pe)))
  })

  test('of two years has no percentile, nor has one without earnings', async () => {
    const young = await of('880002')
    expect([young.percentile, young.from]).toEqual([null, '20240312'])
    expect(young.pe).not.toBeNull()
    const abroad = await of('880006')
    expect([abroad.pe, abroad.percentile, abroad.days]).toEqual([null, null, 0])
    expect(abroad.pb).not.toBeNull()
  })

  test('has the figures of the list', async () => {
    const { indexes } = await ask(sandbox, listIndexValuations)
    for (const { indexCode, ...row } of indexes) {
      expect(await of(indexCode)).toMatchObject(row)
    }
  })

  test('has a new day in the evening, and ratios that swing both ways', async () => {
    const later = await openSandbox()
    await control(later, 'clock', { to: '20260311200001' })
    const evening = await ask(later, queryIndex, { indexCode: '880800' })
    expect(evening.date).toBe('20260311')
    expect(evening.close).not.toBe((await of('880800')).close)
    await later.stop()
  })

  test('has its ten largest members, the heaviest first, and a bond to compare with', async () => {
    for (const indexCode of ['880800', '880003', '880006']) {
      const { parts, bond, nextDate } = await of(indexCode)
      const weights = parts.map(({ weight }) => Number(weight))
      expect(weights).toHaveLength(10)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect([bond?.date, nextDate]).toEqual(['20260310', '20260311'])
      expect(Number(bond?.yield)).toBeGreaterThan(1)
    }
  })

  test('has the days that it is ranked in, which give its percentile again', async () => {
    const { days } = await ask(sandbox, listIndexHistory, { indexCode: '880800' })
    const index = await of('880800')
    expect([days[0]?.date, days[days.length - 1]?.date]).toEqual([index.from, index.date])
    const ratios = days.map(({ pe }) => pe)
    expect(Number(historicalPercentile(ratios))).toBeCloseTo(Number(index.percentile), 0)
    const bounds = zoneRatios(ratios)
    expect(bounds?.low).toBeLessThan(bounds?.high ?? 0)
  })

  test('has a history from which its percentile can be counted to the last place', async () => {
    for (const { code, basis } of builtInMarket('1').indexes) {
      const { percentile } = await of(code)
      const { days } = await ask(sandbox, listIndexHistory, { indexCode: code })
      expect([code, historicalPercentile(days.map((day) => day[basis]))]).toEqual([
        code,
        percentile,
      ])
    }
  })

  test('has its funds, the closest first, those without a year of values last', async () => {
    const { funds } = await ask(sandbox, listIndexFunds, { indexCode: '880800' })
    expect(funds.map(({ fundName }) => fundName)).toContain('禾岸宽基800指数A')
    const errors = funds.map(({ trackingError }) => Number(trackingError ?? Infinity))
    expect(errors).toEqual(errors.toSorted((a, b) => a - b))
    expect(funds[0]).toMatchObject({ from: '20250310', to: '20260310' })
    const young = await ask(sandbox, listIndexFunds, { indexCode: '880002' })
    expect(young.funds[0]).toMatchObject({ trackingError: null, meanDeviation: null, from: null })
    expect((await ask(sandbox, listIndexFunds, { indexCode: '880005' })).funds).toEqual([])
  })

  test.each([
    ['../../etc', RET.badRequest],
    ['', RET.badRequest],
  ])('%j is refused', async (indexCode, retCode) => {
    for (const endpoint of [queryIndex, listIndexHistory, listIndexFunds]) {
      expect((await call(sandbox, endpoint, { indexCode })).retCode).toBe(retCode)
    }
  })
})
