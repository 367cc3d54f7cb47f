import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { listFundManagers, queryFundHoldings } from '#api/calls/fund-archives.ts'
import {
  countFunds,
  listCompanies,
  listFundRules,
  queryFixedPlusBand,
  queryFundList,
} from '#api/calls/fund-rule.ts'
import { queryAllFundName, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { BANDS } from '#domain/fund/fixed-plus.ts'
import {
  CHIP_GROUPS,
  conditionsOf,
  drops,
  leavesNone,
  withChip,
  type Selection,
} from '#domain/fund/rule/chips.ts'
import { riskCap, type FundRiskLevel } from '#domain/identity/risk.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { isSpanned, mayRankBy } from '#domain/fund/rule/figures.ts'
import { ruleFaults } from '#domain/fund/rule/fund-rule.ts'
import { ask, buy, call, control, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

// Four hundred series of six years take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { sandbox } = useSandbox([], { reset: 'never' })

type Row = v.InferOutput<typeof queryFundList.payload>['records'][number]
type Fields = Record<string, string | number | undefined>

/** Without what is not given. */
const given = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, it]) => it !== undefined))

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
  test('are six tools, fourteen boards, five lists of active equity, eight spots and three bands, none against publicity', async () => {
    const { rules } = await ask(sandbox, listFundRules)
    const groups = rules.map(({ rule }) => rule.group)
    expect(
      ['tool', 'board', 'active', 'spot', 'fixedPlus'].map(
        (group) => groups.filter((it) => it === group).length,
      ),
    ).toEqual([6, 14, 5, 8, 3])
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
    holdDays: optional('7', '180', '365'),
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

describe('conditions that a user taps', () => {
  const chips = CHIP_GROUPS.flatMap(({ options }) => options.map(({ key }) => key))
  const lengthOf = async (selection: Selection, cap: FundRiskLevel | null) =>
    (
      await ask(sandbox, queryFundList, {
        ...given(conditionsOf(selection, cap)),
        ruleId: 'pick',
        page: 1,
        size: 1,
      })
    ).total

  test('have each count equal to the list that it leads to, whatever is tapped and whoever taps', async () => {
    const taps = fc.array(fc.constantFrom(...chips), { maxLength: 6 })
    const caps = fc.constantFrom<FundRiskLevel | null>(null, 1, 2, 3, 5)
    await fc.assert(
      fc.asyncProperty(taps, caps, async (tapped, cap) => {
        const selection = tapped.reduce(withChip, [] as Selection)
        const asked = { ...given(conditionsOf(selection, cap)), ruleId: 'pick' }
        const counts = await ask(sandbox, countFunds, asked)
        expect(counts.total).toBe(await lengthOf(selection, cap))
        for (const { chips: dropped, total } of drops(selection, counts, cap)) {
          const rest = selection.filter((it) => !dropped.includes(it))
          expect(total).toBe(await lengthOf(rest, cap))
        }
        const empty = chips.filter(
          (chip) => !selection.includes(chip) && leavesNone(chip, counts, cap),
        )
        for (const chip of empty) {
          const isType = chip.startsWith('type-')
          const others = selection.filter((it) => !isType || !it.startsWith('type-'))
          expect(await lengthOf(withChip(others, chip), cap)).toBe(0)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('leave C0 nothing above R1, whatever the address says', async () => {
    for (const selection of [[], ['risk-5'], ['type-1', 'risk-4']]) {
      const asked = {
        ...given(conditionsOf(selection, riskCap(0))),
        ruleId: 'pick',
        page: 1,
        size: 50,
      }
      const { records } = await ask(sandbox, queryFundList, asked)
      expect(records.every(({ fundRiskLevel }) => fundRiskLevel === 1)).toBe(true)
    }
  })

  test('of a holding time leave only what is free to sell after it', async () => {
    const asked = { ruleId: 'pick', page: 1, size: 50, holdDays: '7' }
    const { records } = await ask(sandbox, queryFundList, asked)
    expect(records.length).toBeGreaterThan(0)
    for (const { fundCode, fundName } of records.slice(0, 8)) {
      const { redemptionTiers } = await ask(sandbox, queryFundOne, { fundCode })
      const free = redemptionTiers.findIndex(({ rate }) => Number(rate) === 0)
      expect(redemptionTiers[free - 1]?.daysUnder ?? 0).toBeLessThanOrEqual(7)
      expect(fundName).not.toContain('持有')
    }
  })
})

describe('a bright spot', () => {
  test.each([
    ['spot-low-swing', /红利|低波/],
    ['spot-green', /绿色|环境|新能源|光伏|低碳/],
    ['spot-pension', /Y$/],
    ['spot-lock-ended', /[一三]年持有/],
  ])('%s has the funds whose names say so', async (ruleId, name) => {
    const { records, rule } = await wholeList(ruleId)
    expect(rule.why).not.toBe('')
    expect(records.filter(({ fundName }) => !name.test(fundName))).toEqual([])
  })

  test.each([
    ['spot-low-fee', ({ discount }: Row) => Number(discount) <= 0.1],
    ['spot-plan-ten', ({ planMinAmount }: Row) => Number(planMinAmount) <= 10],
    ['spot-low-fee', ({ applyStatus }: Row) => applyStatus !== 'suspended'],
  ])('%s has only funds of which it is true', async (ruleId, isTrue) => {
    expect((await wholeList(ruleId)).records.every(isTrue)).toBe(true)
  })

  test('of ten years has no younger fund', async () => {
    for (const { fundCode } of (await wholeList('spot-ten-years')).records) {
      const { establishDate } = await ask(sandbox, queryFundOne, { fundCode })
      expect(establishDate !== null && establishDate <= '20160311').toBe(true)
    }
  })

  test('that has ended is listed no more, says until when, and has no fund', async () => {
    const { rules } = await ask(sandbox, listFundRules, { group: 'spot' })
    expect(rules.map(({ rule }) => rule.ruleId)).not.toContain('spot-year-end')
    const list = await wholeList('spot-year-end')
    expect([list.rule.until, list.total]).toEqual(['20260131', 0])
    expect((await ask(sandbox, countFunds, { ruleId: 'spot-year-end' })).total).toBe(0)
  })
})

describe('a band of 固收+', () => {
  test('has the funds whose newest report has so many stocks, and no fund is in two', async () => {
    const seen: string[] = []
    for (const [band, over] of [
      ['10', 0],
      ['20', 10],
      ['30', 20],
    ] as const) {
      const { records } = await wholeList(`fixed-plus-${band}`)
      expect(records.length).toBeGreaterThan(2)
      for (const { fundCode } of records) {
        seen.push(fundCode)
        const { assets } = await ask(sandbox, queryFundHoldings, { fundCode })
        const share = Number(assets.find(({ name }) => name === '股票')?.share ?? 0)
        expect(share > over && share <= Number(band)).toBe(true)
      }
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('describes as many funds as its list has, with rising results and its reports', async () => {
    for (const band of BANDS) {
      const described = await ask(sandbox, queryFixedPlusBand, { band })
      expect(described.funds).toBe((await wholeList(`fixed-plus-${band}`)).total)
      const { results, from, to } = described.outcomes
      expect([from, to]).toEqual(['20230310', '20260310'])
      const figures = (results ?? []).map(Number)
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
      const { open, funds, shortest, median, longest } = described.recovery
      expect(open).toBeLessThanOrEqual(funds)
      const days = [shortest, median, longest].flatMap((it) => it ?? [])
      expect(days).toEqual(days.toSorted((a, b) => a - b))
      expect(described.reports).toHaveLength(12)
      for (const { stock } of described.reports) {
        expect(Number(stock)).toBeGreaterThan(0)
        expect(Number(stock)).toBeLessThanOrEqual(Number(band))
      }
    }
  })

  test('with more stocks has results further apart', async () => {
    const widths = await Promise.all(
      BANDS.map(async (band) => {
        const { outcomes } = await ask(sandbox, queryFixedPlusBand, { band })
        return Number(outcomes.results?.[2]) - Number(outcomes.results?.[0])
      }),
    )
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })
})

describe('companies', () => {
  test('are the own one first, then by number of funds, and each leads to its funds', async () => {
    const { companies } = await ask(sandbox, listCompanies)
    expect(companies).toHaveLength(10)
    expect(companies.map(({ own }) => own)).toEqual([true, ...Array(9).fill(false)])
    const counts = companies.slice(1).map(({ funds }) => funds)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(companies[0]?.since).toBe('20160301')
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
    { type: '10' },
    { type: '1,1,1,1,1,1,1,1,1,1' },
    { risk: '0' },
    { words: '基'.repeat(41) },
    { theme: '' },
    { fmUid: '<b>' },
    { company: "' OR 1=1" },
    { maxDrawdown: '-5' },
    { minAgeMonths: '601' },
    { plan: '0' },
    { holdDays: '-1' },
    { holdDays: '3651' },
    { risk: Array.from({ length: 60 }, () => '1').join(',') },
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
