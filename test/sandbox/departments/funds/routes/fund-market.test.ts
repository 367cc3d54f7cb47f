import { describe, expect, test, vi } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { listIndexValuations, queryFundBoards, queryFundRanking } from '#api/calls/fund-market.ts'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { queryAllFundName, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { stageReturns, lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { ask, buy, call, control, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

// Four hundred series of six years take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const { sandbox } = useSandbox([], { reset: 'never' })

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
    expect([total, date]).toEqual([436, '20260310'])
    expect(new Set(records.map((it) => it.fundCode)).size).toBe(436)
    const years = records.map((it) => it.returns[PROMOTED_STAGES.indexOf('1y')] ?? null)
    const known = years.flatMap((it) => (it === null ? [] : [Number(it)]))
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    expect(years.slice(known.length).every((it) => it === null)).toBe(true)
    expect(known.length).toBeLessThan(436)
  })

  test('agrees with the value histories of a sample of funds', async () => {
    const { records } = await wholeRanking()
    const sample = records.filter((it, index) => index % 29 === 0 && it.fundTypeCode !== '2')
    expect(sample.length).toBeGreaterThan(10)
    for (const row of sample) {
      const { points } = await ask(sandbox, queryNavHistory, { fundCode: row.fundCode })
      const returns = stageReturns(points)
      expect(row.returns).toEqual(PROMOTED_STAGES.map((stage) => returns[stage]))
      const curve = adjustedCurve(points)
      const falls = PROMOTED_STAGES.map((stage) => {
        const start = lastOnOrBefore(points, stageStart(stage, row.navDate) ?? '')
        return start < 0 ? null : maxDrawdown(curve.slice(start))?.percent.toFixed(2)
      })
      expect(row.drawdowns).toEqual(falls)
      const last = points.at(-1)
      expect([row.nav, row.navDate, row.dayChange]).toEqual([
        last?.nav,
        last?.date,
        last?.dayChange,
      ])
    }
  })

  test('has both days and the benchmark of each stage, as lists by rule have them', async () => {
    const { records } = await ask(sandbox, queryFundRanking, { page: 1, size: 3, sort: '3y' })
    for (const { fundCode, spans } of records) {
      const listed = await ask(sandbox, queryFundList, {
        ruleId: 'all',
        words: fundCode,
        span: '3y',
        page: 1,
        size: 1,
      })
      const { from, to, benchmark } = listed.records[0]?.risk ?? {}
      expect(spans[PROMOTED_STAGES.indexOf('3y')]).toEqual({ from, to, benchmark })
    }
    expect(records).toHaveLength(3)
  })

  test('agrees with the top of a page, money funds among them', async () => {
    const { records } = await wholeRanking()
    for (const row of records.filter((_, index) => index % 37 === 0)) {
      const one = await ask(sandbox, queryFundOne, { fundCode: row.fundCode })
      const own = PROMOTED_STAGES.map((stage) => one.stages.find((it) => it.stage === stage)?.own)
      expect(row.returns).toEqual(own)
      expect(row.sevenDayYield).toBe(one.sevenDayYield)
    }
  })

  test("a fund's rank among its type is its place in the ranking of the type", async () => {
    const { records } = await wholeRanking({ fundTypeCode: '5', sort: '3y' })
    for (const [index, row] of records.slice(0, 5).entries()) {
      const one = await ask(sandbox, queryFundOne, { fundCode: row.fundCode })
      const stage = one.stages.find((it) => it.stage === '3y')
      const better = records.slice(0, index).filter((it) => it.returns[2] !== row.returns[2]).length
      expect(stage?.rank).toBe(better + 1)
    }
  })

  test.each(['up', 'down'])('sorts by code and yield, %s', async (order) => {
    const sign = order === 'up' ? 1 : -1
    for (const sort of ['fundCode', 'sevenDayYield'] as const) {
      const { records } = await wholeRanking({ sort, order })
      const figures = records.map((it) => it[sort])
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
    expect(await codes({ words: 'haczhh', sort: 'fundCode', order: 'up' })).toEqual([
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
    // Too short to promote, and by what others hold.
    { page: 1, size: 5, sort: '1m' },
    { page: 1, size: 5, sort: 'scale' },
  ])('refuses %j', async (fields) => {
    expect((await call(sandbox, queryFundRanking, fields)).retCode).toBe(RET.badRequest)
  })
})

describe('boards', () => {
  test('are themes and kinds with funds, the largest first', async () => {
    const { boards } = await ask(sandbox, queryFundBoards)
    const { fundInfos } = await ask(sandbox, queryAllFundName)
    const count = (fits: (info: (typeof fundInfos)[number]) => boolean) =>
      fundInfos.filter(fits).length
    const themes = boards.filter((it) => it.fundTypeCode === null)
    const kinds = boards.filter((it) => it.fundTypeCode !== null)
    expect(themes.length).toBeGreaterThan(3)
    expect(kinds.length).toBeGreaterThan(1)
    for (const group of [themes, kinds]) {
      const counts = group.map(({ boardName, fundTypeCode }) =>
        fundTypeCode === null
          ? count((it) => it.fundName.includes(boardName))
          : count((it) => it.fundTypeCode === fundTypeCode),
      )
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      expect(Math.min(...counts)).toBeGreaterThan(1)
    }
  })

  test('do not depend on what users buy', async () => {
    const before = await ask(sandbox, queryFundBoards)
    const zhang = await signIn(sandbox, 'zhang')
    await buy(sandbox, zhang, { fundCode: '980303', amount: '1000.00' })
    expect(await ask(sandbox, queryFundBoards)).toEqual(before)
  })
})

describe('published values', () => {
  test('come newest day first, and within a day by their change, either way', async () => {
    for (const [order, sign] of [
      ['down', 1],
      ['up', -1],
    ] as const) {
      const { records } = await wholeRanking({ sort: 'day', order })
      const known = records.filter((it) => it.dayChange !== null)
      expect(known.map((it) => it.navDate)).toEqual(
        known.map((it) => it.navDate).toSorted((a, b) => b.localeCompare(a)),
      )
      const newest = known.filter((it) => it.navDate === known[0]?.navDate)
      const changes = newest.map((it) => Number(it.dayChange))
      expect(changes).toEqual(changes.toSorted((a, b) => (b - a) * sign))
      expect(new Set(known.map((it) => it.navDate)).size).toBe(2)
    }
  })
})

describe('the valuation of indexes', () => {
  const at = async (to: string) => {
    const later = await openSandbox()
    await control(later, 'clock', { to })
    const answer = await ask(later, listIndexValuations)
    await later.stop()
    return answer
  }

  test('is of the newest evening, with its source and the history that it ranks in', async () => {
    const { source, indexes } = await ask(sandbox, listIndexValuations)
    expect(source).not.toBe('')
    expect(indexes.length).toBeGreaterThan(5)
    for (const { date, from, pe, basis, percentile, indexCode } of indexes) {
      expect(date).toBe('20260310')
      // One is two years old, one has no earnings.
      expect(percentile === null).toBe(['880002', '880006'].includes(indexCode))
      expect(from).toBe(indexCode === '880002' ? '20240312' : '20160310')
      expect(basis).toBe(indexCode === '880001' ? 'pb' : 'pe')
      expect(pe === null).toBe(indexCode === '880006')
      expect(Number(percentile)).toBeGreaterThanOrEqual(0)
      expect(Number(percentile)).toBeLessThanOrEqual(100)
    }
  })

  test('does not move while the exchange trades, and does in the evening', async () => {
    const noon = await at('20260311140000')
    expect(noon).toEqual(await ask(sandbox, listIndexValuations))
    const evening = await at('20260311200001')
    expect(evening.indexes[0]?.date).toBe('20260311')
    expect(evening.indexes[0]?.pe).not.toBe(noon.indexes[0]?.pe)
  })
})
