import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RET } from '#src/api/endpoint.ts'
import { listValuations, queryFundRanking, queryValuationCurve } from '#src/api/fund-market.ts'
import { queryFundOne, queryNavHistory } from '#src/api/fund.ts'
import { stageReturns, STAGES } from '#src/domain/performance.ts'
import { subtract } from '#src/domain/money.ts'
import type { Sandbox } from '../server.ts'
import { ask, call, control, openSandbox } from '../test-client.ts'

// Four hundred series of six years take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.stop())

type Fields = Record<string, string | number>

async function wholeRanking(fields: Fields = {}, of: Sandbox = sandbox) {
  const first = await ask(of, queryFundRanking, { ...fields, page: 1, size: 50 })
  const records = [...first.records]
  for (let page = 2; records.length < first.total; page += 1) {
    records.push(...(await ask(of, queryFundRanking, { ...fields, page, size: 50 })).records)
  }
  return { ...first, records }
}

describe('the ranking', () => {
  test('has every fund once, best year first, funds without a year last', async () => {
    const { total, records, date } = await wholeRanking()
    expect([total, date]).toEqual([400, '20260310'])
    expect(new Set(records.map((it) => it.fundCode)).size).toBe(400)
    const years = records.map((it) => it.returns[STAGES.indexOf('1y')] ?? null)
    const known = years.flatMap((it) => (it === null ? [] : [Number(it)]))
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    expect(years.slice(known.length).every((it) => it === null)).toBe(true)
    expect(known.length).toBeLessThan(400)
  })

  test('agrees with the value histories of a sample of funds', async () => {
    const { records } = await wholeRanking()
    const sample = records.filter((it, index) => index % 29 === 0 && it.fundTypeCode !== '2')
    expect(sample.length).toBeGreaterThan(10)
    for (const row of sample) {
      const { points } = await ask(sandbox, queryNavHistory, { fundCode: row.fundCode })
      const returns = stageReturns(points)
      expect(row.returns).toEqual(STAGES.map((stage) => returns[stage]))
      const last = points.at(-1)
      expect([row.nav, row.navDate, row.dayChange]).toEqual([
        last?.nav,
        last?.date,
        last?.dayChange,
      ])
    }
  })

  test('agrees with the top of a page, money funds among them', async () => {
    const { records } = await wholeRanking()
    for (const row of records.filter((_, index) => index % 37 === 0)) {
      const one = await ask(sandbox, queryFundOne, { fundCode: row.fundCode })
      expect(row.returns).toEqual(one.stages.map((it) => it.own))
      expect([row.scale, row.sevenDayYield]).toEqual([one.scale, one.sevenDayYield])
    }
  })

  test("a fund's rank among its type is its place in the ranking of the type", async () => {
    const { records } = await wholeRanking({ fundTypeCode: '5', sort: '3y' })
    for (const [index, row] of records.slice(0, 5).entries()) {
      const one = await ask(sandbox, queryFundOne, { fundCode: row.fundCode })
      const stage = one.stages.find((it) => it.stage === '3y')
      const better = records.slice(0, index).filter((it) => it.returns[5] !== row.returns[5]).length
      expect(stage?.rank).toBe(better + 1)
    }
  })

  test.each(['up', 'down'])('sorts by code, scale and day, %s', async (order) => {
    const sign = order === 'up' ? 1 : -1
    for (const sort of ['fundCode', 'scale', 'day', 'sevenDayYield'] as const) {
      const { records } = await wholeRanking({ sort, order })
      const figures = records.map((it) =>
        sort === 'fundCode' ? it.fundCode : sort === 'day' ? it.dayChange : it[sort],
      )
      const known = figures.flatMap((it) => (it === null ? [] : [Number(it)]))
      expect(known).toEqual(known.toSorted((a, b) => (a - b) * sign))
      expect(figures.slice(0, known.length)).not.toContain(null)
    }
  })

  test('filters by type, risk, words and scope', async () => {
    const risky = await wholeRanking({ fundRiskLevel: '5', fundTypeCode: '6' })
    expect(risky.total).toBeGreaterThan(0)
    expect(risky.records.every((it) => it.fundRiskLevel === 5 && it.fundTypeCode === '6')).toBe(
      true,
    )
    const codes = async (fields: Fields) =>
      (await wholeRanking(fields)).records.map((it) => it.fundCode)
    expect(await codes({ words: '980101' })).toEqual(['980101'])
    expect((await codes({ words: 'HACZHH', sort: 'fundCode', order: 'up' }))[0]).toBe(undefined)
    expect(await codes({ words: 'hacchh', sort: 'fundCode', order: 'up' })).toEqual([
      '980201',
      '980202',
    ])
    expect(await codes({ words: '没有这样的名字' })).toEqual([])
    const buyable = await codes({ scope: 'buy' })
    expect(buyable).not.toContain('980203')
    expect(buyable).toContain('980801')
    expect(await codes({ scope: 'stopProfit' })).not.toContain('001386')
    expect(await codes({ scope: 'plan' })).toContain('001386')
  })

  test('filters by several types and by the highest risk', async () => {
    const { records } = await wholeRanking({ fundTypeCodes: '2,3', maxRiskLevel: '2' })
    expect(new Set(records.map((it) => it.fundTypeCode))).toEqual(new Set(['2', '3']))
    expect(new Set(records.map((it) => it.fundRiskLevel))).toEqual(new Set([1, 2]))
    const all = (await wholeRanking()).records.filter(
      (it) => ['2', '3'].includes(it.fundTypeCode) && it.fundRiskLevel <= 2,
    )
    expect(records).toEqual(all)
  })

  test('follows the evening', async () => {
    const later = await openSandbox()
    await ask(later, queryFundRanking, { page: 1, size: 1 })
    await control(later, 'clock', { to: '20260311200001' })
    const { date, records } = await wholeRanking({ words: '980101' }, later)
    expect([date, records[0]?.navDate]).toEqual(['20260311', '20260311'])
    await later.stop()
  })

  test.each([
    { page: 0, size: 5 },
    { page: 1, size: 51 },
    { page: 1, size: 5, sort: 'best' },
  ])('refuses %j', async (fields) => {
    expect((await call(sandbox, queryFundRanking, fields)).retCode).toBe(RET.badRequest)
  })
})

describe('valuations', () => {
  test('are dated and leave out money-market and QDII funds', async () => {
    const clock = await openSandbox()
    const list = (fields: Fields = {}) =>
      ask(clock, listValuations, { page: 1, size: 50, ...fields })
    await control(clock, 'clock', { to: '20260311100130' })
    const morning = await list()
    expect(morning.valuationTime).toBe('20260311100100')
    expect(morning.serverTime.slice(0, 12)).toBe('202603111001')
    expect(new Set(morning.records.map((it) => it.estimatedAt))).toEqual(
      new Set(['20260311100100']),
    )
    expect(morning.records[0]?.navDate).toBe('20260310')
    expect((await list({ fundTypeCode: '2' })).total).toBe(0)
    expect((await list({ fundTypeCode: '6' })).total).toBe(0)
    const changes = morning.records.map((it) => Number(it.estimatedChange))
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
    const times = ['20260311120000', '20260311150500', '20260312091500', '20260314110000']
    const seen: string[] = []
    for (const to of times) {
      await control(clock, 'clock', { to })
      seen.push((await list({ size: 1 })).valuationTime)
    }
    expect(seen).toEqual(['20260311113000', '20260311150000', '20260311150000', '20260313150000'])
    await clock.stop()
  })

  test('of the close are near the value that comes out, and the difference is said', async () => {
    const clock = await openSandbox()
    await control(clock, 'clock', { to: '20260311150500' })
    const row = async () => {
      const { records } = await ask(clock, listValuations, { page: 1, size: 5, words: '980101' })
      return records[0]
    }
    const before = await row()
    await control(clock, 'clock', { to: '20260311200001' })
    const after = await row()
    const one = await ask(clock, queryFundOne, { fundCode: '980101' })
    expect(after).toMatchObject({ nav: one.nav, navDate: '20260311' })
    expect(after?.estimatedChange).toBe(before?.estimatedChange)
    const off = Number(subtract(before?.estimatedChange ?? '', one.dayChange ?? ''))
    expect(Number(after?.lastDifference)).toBeCloseTo(off, 2)
    expect(Math.abs(off)).toBeLessThan(1)
    await clock.stop()
  })

  test('curve of a fund: a point a minute, from the value before; the last one is in the list', async () => {
    const clock = await openSandbox()
    await control(clock, 'clock', { to: '20260311131000' })
    const curve = await ask(clock, queryValuationCurve, { fundCode: '980101' })
    expect(curve.navDate).toBe('20260310')
    expect(curve.points).toHaveLength(130)
    expect(curve.points[0]?.time).toBe('20260311093100')
    expect(curve.points[119]?.time).toBe('20260311113000')
    expect(curve.points[120]?.time).toBe('20260311130100')
    const { records } = await ask(clock, listValuations, { page: 1, size: 5, words: '980101' })
    expect(curve.points.at(-1)).toMatchObject({
      estimatedNav: records[0]?.estimatedNav,
      estimatedChange: records[0]?.estimatedChange,
    })
    const money = await ask(clock, queryValuationCurve, { fundCode: '001386' })
    expect(money).toMatchObject({ nav: '1.0000', points: [] })
    expect((await call(clock, queryValuationCurve, { fundCode: '999999' })).retCode).toBe(
      RET.notFound,
    )
    await clock.stop()
  })
})
