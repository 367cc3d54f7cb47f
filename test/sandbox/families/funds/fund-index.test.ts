import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryIndex } from '#api/calls/fund-index.ts'
import { listIndexValuations } from '#api/calls/fund-market.ts'
import { historicalPercentile } from '#domain/fund/index-valuation.ts'
import { ask, call, control, openSandbox } from '#test/sandbox/test-client.ts'
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

  test.each([
    ['880999', RET.notFound],
    ['../../etc', RET.badRequest],
    ['', RET.badRequest],
  ])('%j is refused', async (indexCode, retCode) => {
    expect((await call(sandbox, queryIndex, { indexCode })).retCode).toBe(retCode)
  })
})
