import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { countFunds, listCompanies, listFundRules, queryFundList } from '#api/calls/fund-rule.ts'
import { queryAllFundName, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { isSpanned, mayRankBy } from '#domain/fund/rule/figures.ts'
import { ruleFaults } from '#domain/fund/rule/fund-rule.ts'
import { ask, buy, call, control, openSandbox, signIn } from '#test/sandbox/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

// Four hundred series of six years take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { sandbox } = useSandbox([], { reset: 'never' })

type Fields = Record<string, string | number | undefined>

async function wholeList(ruleId: string, fields: Fields = {}) {
  const asked = { ...fields, ruleId, size: 50 }
  const first = await ask(sandbox, queryFundList, { ...asked, page: 1 })
  const records = [...first.records]
  for (let page = 2; records.length < first.total; page += 1) {
    records.push(...(await ask(sandbox, queryFundList, { ...asked, page })).records)
  }
  expect(records).toHaveLength(first.total)
  return { ...first, records }
}

const ruleIds = async () => (await ask(sandbox, listFundRules)).rules.map(({ rule }) => rule.ruleId)

describe('the rules', () => {
  test('are four tools, fourteen boards and five lists of active equity, none against publicity', async () => {
    const { rules } = await ask(sandbox, listFundRules)
    const groups = rules.map(({ rule }) => rule.group)
    expect(
      ['tool', 'board', 'active'].map((group) => groups.filter((it) => it === group).length),
    ).toEqual([4, 14, 5])
    expect(new Set(rules.map(({ rule }) => rule.ruleId)).size).toBe(rules.length)
    for (const { rule } of rules) expect(ruleFaults(rule)).toEqual([])
  })

  test('each lead to a list of as many funds, of which the first three are the same', async () => {
    const { rules } = await ask(sandbox, listFundRules)
    for (const { rule, total, peers, top } of rules) {
      const list = await wholeList(rule.ruleId)
      expect([list.total, list.peers]).toEqual([total, peers])
      expect(total).toBeGreaterThan(0)
      expect(top).toEqual(list.records.filter(({ figure }) => figure !== null).slice(0, 3))
    }
  })

  test('of one group are listed alone', async () => {
    const { rules } = await ask(sandbox, listFundRules, { group: 'active' })
    expect(new Set(rules.map(({ rule }) => rule.group))).toEqual(new Set(['active']))
  })

  test('do not depend on what users buy', async () => {
    const before = await ask(sandbox, listFundRules)
    const zhang = await signIn(sandbox, 'zhang')
    await buy(sandbox, zhang, { fundCode: '980303', amount: '1000.00' })
    expect(await ask(sandbox, listFundRules)).toEqual(before)
  })
})

describe('a list', () => {
  test('is sorted, with places only by performance of three years and more', async () => {
    for (const ruleId of await ruleIds()) {
      const { rule, records, peers } = await wholeList(ruleId)
      const figures = records.flatMap(({ figure }) => (figure === null ? [] : [Number(figure)]))
      const sign = rule.order === 'up' ? 1 : -1
      expect(figures).toEqual(figures.toSorted((a, b) => (a - b) * sign))
      expect(records.slice(figures.length).every(({ figure }) => figure === null)).toBe(true)
      const ranked = mayRankBy(rule.figure, rule.spans[0] ?? null)
      for (const { rank, figure, columns, risk } of records) {
        expect(rank !== null).toBe(ranked && figure !== null)
        expect(rank ?? 1).toBeLessThanOrEqual(peers)
        expect(columns).toHaveLength(rule.columns.length)
        expect(isSpanned(rule.figure) && figure !== null && risk === null).toBe(false)
      }
    }
  })

  test('agrees with the page and the values of its funds, the benchmark among them', async () => {
    for (const [ruleId, span] of [
      ['all', '1y'],
      ['long-mixed', '3y'],
      ['calm-bond', '5y'],
    ] as const) {
      const { records } = await wholeList(ruleId, { span })
      for (const row of records.filter((_, index) => index % 17 === 0)) {
        const one = await ask(sandbox, queryFundOne, { fundCode: row.fundCode })
        const stage = one.stages.find((it) => it.stage === span)
        expect([row.risk?.own ?? null, row.risk?.benchmark ?? null]).toEqual([
          stage?.own,
          stage?.own === null ? null : stage?.benchmark,
        ])
        if (row.risk === null || row.fundTypeCode === '2') continue
        const { from, to } = row.risk
        const { points } = await ask(sandbox, queryNavHistory, { fundCode: row.fundCode, from, to })
        expect([points[0]?.date, points.at(-1)?.date]).toEqual([from, to])
        const fall = maxDrawdown(adjustedCurve(points))
        expect(row.risk.maxDrawdown).toBe(fall?.percent.toFixed(2))
        expect([row.nav, row.navDate]).toEqual([one.nav, one.navDate])
      }
    }
  })

  test('of active equity has one class, the excess and the years of the manager', async () => {
    const { rule, records } = await wholeList('active')
    expect(rule.columns).toEqual(['maxDrawdown', 'excess', 'managerYears'])
    expect(records.every(({ fundName }) => !/[CY]$/.test(fundName))).toBe(true)
    expect(new Set(records.map((it) => it.fundTypeCode))).toEqual(new Set(['1', '4']))
    const [first] = records
    const { managers } = await ask(sandbox, listFundManagers, { fundCode: first?.fundCode ?? '' })
    const since = managers.filter(({ to }) => to === null).map(({ from }) => from)
    const years = (2026.19 - Number(since.toSorted()[0]?.slice(0, 4))).toFixed(1)
    expect(Math.abs(Number(first?.columns[2]) - Number(years))).toBeLessThanOrEqual(1)
    const excess = Number(first?.risk?.own) - Number(first?.risk?.benchmark)
    expect(Number(first?.columns[1])).toBeCloseTo(excess, 6)
  })

  test('of one manager has the funds that this person manages now', async () => {
    const { managers } = await ask(sandbox, listFundManagers, { fundCode: '980201' })
    const now = managers.find(({ to }) => to === null)
    const { records, managerName } = await wholeList('active', { fmUid: now?.managerId })
    expect(managerName).toBe(now?.managerName)
    expect(records.map(({ fundCode }) => fundCode)).toContain('980201')
    expect((await wholeList('active', { fmUid: 'M0' })).total).toBe(0)
  })

  test('of fees counts the discounted front fee with the yearly rates', async () => {
    const { records } = await wholeList('low-fee')
    const one = await ask(sandbox, queryFundOne, { fundCode: records[0]?.fundCode ?? '' })
    const rates = [one.managementRate, one.custodyRate, one.salesServiceRate].map(Number)
    const front = Number(one.purchaseTiers[0]?.rate) * Number(one.discount ?? 1)
    expect(Number(records[0]?.figure)).toBeCloseTo(front + rates.reduce((a, b) => a + b, 0), 6)
  })

  test('has a new day in the evening', async () => {
    const later = await openSandbox()
    await ask(later, listFundRules)
    await control(later, 'clock', { to: '20260311200001' })
    const list = await ask(later, queryFundList, { ruleId: 'calm-bond', page: 1, size: 5 })
    expect([list.date, list.records[0]?.risk?.to]).toEqual(['20260311', '20260311'])
    await later.stop()
  })
})

describe('counts', () => {
  const given = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, it]) => it !== undefined))
  const optional = <T extends string>(...of: T[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom<T>(...of) },
    )
  const narrowing = fc.record({
    type: optional('3', '4', '1,5', '2', '6,7,8'),
    risk: optional('2', '3', '4,5'),
    words: optional('成长', 'HA', '9801', '没有'),
    theme: optional('消费', '医药'),
    maxDrawdown: optional('5', '20'),
    maxFee: optional('1.00'),
    maxMinAmount: optional('1.00', '10.00'),
    minAgeMonths: optional('36', '60'),
    minManagerMonths: optional('24'),
    plan: optional('1'),
  })

  test('equal the length of the list that each leads to, whatever narrows', async () => {
    const ids = await ruleIds()
    const size = 1
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), narrowing, async (ruleId, fields) => {
        const lengthOf = async (more: Fields) =>
          (await ask(sandbox, queryFundList, given({ ...fields, ...more, ruleId, page: 1, size })))
            .total
        const counts = await ask(sandbox, countFunds, given({ ...fields, ruleId }))
        expect(counts.total).toBe(await lengthOf({}))
        for (const { key, total } of counts.byCondition) {
          expect(total).toBe(await lengthOf({ [key]: undefined }))
        }
        for (const { key, total } of counts.byType)
          expect(total).toBe(await lengthOf({ type: key }))
        for (const { key, total } of counts.byRisk)
          expect(total).toBe(await lengthOf({ risk: String(key) }))
        for (const { key, total } of counts.byTheme)
          expect(total).toBe(await lengthOf({ theme: key }))
      }),
      { numRuns: 40 },
    )
  })
})

describe('companies', () => {
  test('are the own one first, then by number of funds, and each leads to its funds', async () => {
    const { companies } = await ask(sandbox, listCompanies)
    expect(companies).toHaveLength(10)
    expect(companies.map(({ own }) => own)).toEqual([true, ...Array(9).fill(false)])
    const counts = companies.slice(1).map(({ funds }) => funds)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const { fundInfos } = await ask(sandbox, queryAllFundName)
    for (const { companyId, name, funds } of companies) {
      const list = await wholeList('all', { company: companyId })
      expect(list.total).toBe(funds)
      const names = new Map(fundInfos.map((it) => [it.fundCode, it.companyName]))
      expect(new Set(list.records.map((it) => names.get(it.fundCode)))).toEqual(new Set([name]))
    }
  })

  test('are found by letter and by words', async () => {
    const letters = (await ask(sandbox, listCompanies, { letter: 'Y' })).companies
    expect(letters.map(({ letter }) => letter)).toEqual(['Y', 'Y'])
    expect((await ask(sandbox, listCompanies, { words: '禾岸' })).companies).toHaveLength(1)
    expect((await ask(sandbox, listCompanies, { words: '没有' })).companies).toEqual([])
  })
})

describe('what no client should request', () => {
  test.each([
    { size: 51 },
    { page: 0 },
    { ruleId: '../all' },
    { ruleId: '' },
    { ruleId: 'ALL' },
    { span: '1m' },
    { span: '9y' },
    // A span that the rule does not have: a board by return starts at three years.
    { ruleId: 'long-mixed', span: '1y' },
    { ruleId: 'long-mixed', span: '6m' },
    { ruleId: 'low-fee', span: '3y' },
    { sort: 'purchases' },
    { sort: 'managerYears' },
    { order: 'best' },
    { type: '9' },
    { type: '1,1,1,1,1,1,1,1,1' },
    { risk: '0' },
    { words: '基'.repeat(41) },
    { theme: '' },
    { fmUid: '<b>' },
    { company: "' OR 1=1" },
    { maxDrawdown: '-5' },
    { minAgeMonths: '601' },
    { plan: '0' },
  ])('%j is refused', async (fields) => {
    const asked = { ruleId: 'all', page: 1, size: 5, ...fields }
    expect((await call(sandbox, queryFundList, asked)).retCode).toBe(RET.badRequest)
  })

  test.each(['draft-board', 'gone', 'purchases'])('the rule %s is not found', async (ruleId) => {
    for (const [endpoint, fields] of [
      [queryFundList, { ruleId, page: 1, size: 5 }],
      [countFunds, { ruleId }],
    ] as const) {
      expect((await call(sandbox, endpoint, fields)).retCode).toBe(RET.notFound)
    }
  })

  test('markup in words finds nothing and is not sent back', async () => {
    const words = '<script>alert(1)</script>'
    const list = await ask(sandbox, queryFundList, { ruleId: 'all', page: 1, size: 5, words })
    expect(list.total).toBe(0)
    expect(JSON.stringify(list)).not.toContain('script')
  })
})
