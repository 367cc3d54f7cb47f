import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fits, setConditions, type Conditions, type RuledFund } from './conditions.ts'
import { listByRule, ruledFunds, type RuleRequest } from './evaluate-rule.ts'
import { figureOf, mayRankBy } from './figures.ts'
import { usualOrder, type FundRule } from './fund-rule.ts'
import { arbitraryConditions, arbitraryFunds, arbitraryRule } from './testing/arbitrary-rules.ts'
import { exampleFund, exampleRule } from './testing/example-rules.ts'

const TODAY = '20260310'

/** The same list made fund by fund, as its rule reads. */
function plainList(funds: readonly RuledFund[], rule: FundRule, asked: RuleRequest) {
  const { span = rule.spans[0] ?? null, sort = rule.figure, conditions = {} } = asked
  const order = asked.order ?? usualOrder(rule, sort)
  const valueOf = (fund: RuledFund, figure = sort) => figureOf(fund.figures, figure, span)
  const sorted = (figure = sort, by = order) =>
    funds.toSorted((a, b) => {
      const [one, other] = [valueOf(a, figure), valueOf(b, figure)]
      const missing = Number(one === null) - Number(other === null)
      const apart = Number(one) - Number(other)
      return missing || (by === 'up' ? apart : -apart) || (a.fundCode < b.fundCode ? -1 : 1)
    })
  const meets = (fund: RuledFund) =>
    setConditions(conditions).every((key) => fits(fund, key, conditions[key], TODAY))
  const own = sorted(rule.figure, rule.order).filter(meets)
  const kept = new Set(own.slice(0, rule.limit ?? undefined))
  const peers = funds.filter(
    (fund) =>
      valueOf(fund, rule.figure) !== null &&
      (conditions.types?.includes(fund.fundTypeCode) ?? true),
  )
  const hasPlaces = sort === rule.figure && order === rule.order && mayRankBy(sort, span)
  return {
    peers: peers.length,
    rows: sorted()
      .filter((fund) => kept.has(fund))
      .map((fund) => {
        const figure = valueOf(fund)
        const isBefore = (peer: RuledFund) =>
          order === 'up'
            ? Number(valueOf(peer)) < Number(figure)
            : Number(valueOf(peer)) > Number(figure)
        const rank = hasPlaces && figure !== null ? 1 + peers.filter(isBefore).length : null
        return [fund.fundCode, figure, rank]
      }),
  }
}

/** Sorted by a further figure too, every class of a fund in it. */
const withEveryClass = (rule: FundRule): FundRule => ({
  ...rule,
  columns: ['maxDrawdown'],
  scope: { ...rule.scope, oneClass: false },
})

const rowsOf = (list: ReturnType<typeof listByRule>) =>
  list.records.map(({ fund, figure, rank }) => [fund.fundCode, figure, rank])

it('gives each page of a list as the list made fund by fund has it', () => {
  fc.assert(
    fc.property(
      arbitraryFunds,
      arbitraryRule.map(withEveryClass),
      arbitraryConditions,
      fc.record({
        sort: fc.constantFrom('return', 'maxDrawdown', undefined),
        order: fc.constantFrom('up', 'down', undefined),
        part: fc.record({ from: fc.nat(20), size: fc.integer({ min: 1, max: 9 }) }),
      }),
      (funds, rule, conditions, { part, ...asked }) => {
        const of = ruledFunds(funds, TODAY)
        const wanted = plainList(funds, rule, { ...asked, conditions })
        const whole = listByRule(of, rule, { ...asked, conditions })
        expect(rowsOf(whole)).toEqual(wanted.rows)
        expect([whole.total, whole.peers]).toEqual([wanted.rows.length, wanted.peers])
        const page = listByRule(of, rule, { ...asked, conditions, part })
        expect(rowsOf(page)).toEqual(wanted.rows.slice(part.from, part.from + part.size))
        expect([page.total, page.peers]).toEqual([whole.total, whole.peers])
      },
    ),
  )
})

/** Funds that count how often any of their fields is read. */
function countedFunds(count: number) {
  const reads = { count: 0 }
  const funds = Array.from(
    { length: count },
    (_, index) =>
      new Proxy(
        exampleFund(String(980_001 + index), {
          fundTypeCode: String(1 + (index % 4)),
          fundRiskLevel: index % 2 === 0 ? 3 : 4,
          spans: { '3y': { return: String(index) } },
        }),
        {
          get(fund, field, itself) {
            reads.count += 1
            return Reflect.get(fund, field, itself)
          },
        },
      ),
  )
  return { reads, funds: ruledFunds(funds, TODAY) }
}

const PART = { from: 0, size: 20 }

it.each<Conditions>([{}, { types: ['4'] }, { risks: [3] }, { types: ['4', '2'], risks: [4] }])(
  'reads no fund for another page of an evening, narrowed by %j',
  (conditions) => {
    const { reads, funds } = countedFunds(400)
    const rule = exampleRule()
    listByRule(funds, rule, { part: PART })
    listByRule(funds, rule, { order: 'up', part: PART })
    reads.count = 0
    const { records } = listByRule(funds, rule, { conditions, part: PART })
    listByRule(funds, rule, { order: 'up', conditions, part: PART })
    expect([records.length, reads.count]).toEqual([20, 0])
  },
)

it('reads only the funds of a type for what narrows it further', () => {
  const { reads, funds } = countedFunds(400)
  const rule = exampleRule()
  listByRule(funds, rule, { part: PART })
  reads.count = 0
  const conditions = { types: ['4'], risks: [4], plan: true }
  expect(listByRule(funds, rule, { conditions, part: PART }).total).toBe(100)
  expect(reads.count).toBe(100)
})
