import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Conditions, RuledFund } from './conditions.ts'
import { countByRule, listByRule, ruledFunds } from './evaluate-rule.ts'
import type { FundRule } from './fund-rule.ts'
import { arbitraryConditions, arbitraryFunds, arbitraryRule } from './testing/arbitrary-rules.ts'
import { exampleFund, exampleRule } from './testing/example-rules.ts'

const TODAY = '20260310'
const returns = (code: string, figure: string | null, more: object = {}) =>
  exampleFund(code, { spans: { '3y': { return: figure } }, ...more })

const VECTOR = [
  returns('980101', '12.30'),
  returns('980103', null),
  returns('980105', '15.02'),
  returns('980201', '12.30'),
  returns('980205', '-3.10'),
]
const shown = (rule: FundRule, funds: readonly RuledFund[], asked = {}) =>
  listByRule(ruledFunds(funds, TODAY), rule, asked).records.map(({ fund, figure, rank }) => [
    fund.fundCode,
    figure,
    rank,
  ])

describe('the list of a rule', () => {
  it('gives equals one place, skips the next, and has funds without the figure last', () => {
    expect(shown(exampleRule(), VECTOR)).toEqual([
      ['980105', '15.02', 1],
      ['980101', '12.30', 2],
      ['980201', '12.30', 2],
      ['980205', '-3.10', 4],
      ['980103', null, null],
    ])
    expect(listByRule(ruledFunds(VECTOR, TODAY), exampleRule()).peers).toBe(4)
  })

  it('has no places the other way round, and still those without the figure last', () => {
    expect(shown(exampleRule(), VECTOR, { order: 'up' })).toEqual([
      ['980205', '-3.10', null],
      ['980101', '12.30', null],
      ['980201', '12.30', null],
      ['980105', '15.02', null],
      ['980103', null, null],
    ])
  })

  it('has no places without a source, or over less than three years', () => {
    const ranks = (rule: FundRule, asked = {}) =>
      shown(rule, VECTOR, asked).map(([, , rank]) => rank)
    expect(ranks(exampleRule({ source: '' }))).toEqual([null, null, null, null, null])
    const tool = exampleRule({ group: 'tool', spans: ['1y', '3y'] })
    expect(ranks(tool)).toEqual([null, null, null, null, null])
    expect(ranks(tool, { span: '3y' })).toEqual([1, 2, 2, 4, null])
  })

  it('keeps the place of a fund among its type, whatever else narrows', () => {
    const funds = [
      returns('1', '9', { fundTypeCode: '3', fundRiskLevel: 2 }),
      returns('2', '8', { fundTypeCode: '3', fundRiskLevel: 3 }),
      returns('3', '7', { fundTypeCode: '1', fundRiskLevel: 2 }),
      returns('4', '6', { fundTypeCode: '3', fundRiskLevel: 2 }),
    ]
    const narrowed = (conditions: Conditions) => shown(exampleRule(), funds, { conditions })
    expect(narrowed({ risks: [2] }).map(([code, , rank]) => [code, rank])).toEqual([
      ['1', 1],
      ['3', 3],
      ['4', 4],
    ])
    expect(narrowed({ types: ['3'], risks: [2] }).map(([code, , rank]) => [code, rank])).toEqual([
      ['1', 1],
      ['4', 3],
    ])
  })

  it('takes class A of each fund, else the first by code', () => {
    const funds = [
      returns('10', '5', { family: 'x', className: 'C' }),
      returns('11', '4', { family: 'x', className: 'A' }),
      returns('20', '3', { family: 'y', className: 'C' }),
      returns('21', '3', { family: 'y', className: 'D' }),
    ]
    expect(shown(exampleRule({}, { oneClass: true }), funds).map(([code]) => code)).toEqual([
      '11',
      '20',
    ])
    // If class A cannot be bought, another represents the fund.
    const closed = funds.map((fund) =>
      fund.fundCode === '11' ? Object.assign({}, fund, { isOpen: false }) : fund,
    )
    const open = exampleRule({}, { oneClass: true, openOnly: true })
    expect(shown(open, closed).map(([code]) => code)).toEqual(['10', '20'])
  })

  it('ends at its limit, with the same funds whichever way it is sorted', () => {
    const rule = exampleRule({ limit: 2, columns: ['excess'] })
    const codes = (asked = {}) => shown(rule, VECTOR, asked).map(([code]) => code)
    expect(codes()).toEqual(['980105', '980101'])
    expect(codes({ order: 'up' })).toEqual(['980101', '980105'])
    expect(new Set(codes({ sort: 'excess' }))).toEqual(new Set(['980101', '980105']))
  })

  it.each([
    [{ types: ['3'] }, { fundTypeCode: '3' }, { fundTypeCode: '4' }],
    [{ risks: [1, 2] }, { fundRiskLevel: 2 }, { fundRiskLevel: 3 }],
    [{ themes: ['消费', '医药'] }, { fundName: '医药A' }, { fundName: '科技A' }],
    [{ companies: ['C1'] }, { companyId: 'C1' }, { companyId: '' }],
    [{ minAgeMonths: 6 }, { since: '20250910' }, { since: '20250911' }],
    [{ minAgeMonths: 6 }, {}, { since: null }],
    [{ minManagerMonths: 36 }, { managerSince: '20230310' }, { managerSince: null }],
    [{ openOnly: true }, { isOpen: true }, { isOpen: false }],
    [{ planOnly: true }, {}, { planMinAmount: null }],
    [{ pensionOnly: true }, { isPension: true }, { isPension: false }],
  ] as const)('of the scope %j has %j and not %j', (scope, inside, outside) => {
    const rule = exampleRule({}, JSON.parse(JSON.stringify(scope)))
    const funds = [exampleFund('1', inside), exampleFund('2', outside)]
    expect(shown(rule, funds).map(([code]) => code)).toEqual(['1'])
  })
})

describe('counts', () => {
  const lengthOf = (funds: readonly RuledFund[], rule: FundRule, conditions: Conditions) =>
    listByRule(ruledFunds(funds, TODAY), rule, { conditions }).records.length

  it('equal the length of the list that each leads to', () => {
    fc.assert(
      fc.property(arbitraryFunds, arbitraryRule, arbitraryConditions, (funds, rule, conditions) => {
        const counts = countByRule(ruledFunds(funds, TODAY), rule, conditions)
        expect(counts.total).toBe(lengthOf(funds, rule, conditions))
        for (const [key, count] of counts.without) {
          expect(count).toBe(lengthOf(funds, rule, { ...conditions, [key]: undefined }))
        }
        for (const type of ['1', '3', '4']) {
          expect(counts.byType.get(type) ?? 0).toBe(
            lengthOf(funds, rule, { ...conditions, types: [type] }),
          )
        }
        for (const risk of [1, 2, 3, 4, 5] as const) {
          expect(counts.byRisk.get(risk) ?? 0).toBe(
            lengthOf(funds, rule, { ...conditions, risks: [risk] }),
          )
        }
        for (const theme of rule.themes) {
          expect(counts.byTheme.get(theme)).toBe(lengthOf(funds, rule, { ...conditions, theme }))
        }
      }),
    )
  })
})

describe('any list', () => {
  it('is sorted, has each fund once, and places that agree with the figures', () => {
    fc.assert(
      fc.property(arbitraryFunds, arbitraryRule, arbitraryConditions, (funds, rule, conditions) => {
        const { records, peers } = listByRule(ruledFunds(funds, TODAY), rule, { conditions })
        expect(new Set(records.map(({ fund }) => fund)).size).toBe(records.length)
        const sign = rule.order === 'up' ? 1 : -1
        for (const [index, { figure, rank }] of records.entries()) {
          const before = records[index - 1]
          expect(rank === null).toBe(figure === null)
          if (before === undefined || figure === null) continue
          expect(before.figure).not.toBeNull()
          expect((Number(figure) - Number(before.figure)) * sign).toBeGreaterThanOrEqual(0)
          expect(rank === before.rank).toBe(figure === before.figure)
          expect(rank).toBeGreaterThanOrEqual(before.rank ?? 0)
          expect(rank).toBeLessThanOrEqual(peers)
        }
      }),
    )
  })

  it('does not change with the order in which the funds are given', () => {
    fc.assert(
      fc.property(arbitraryFunds, arbitraryRule, (funds, rule) => {
        const codes = (given: readonly RuledFund[]) =>
          listByRule(ruledFunds(given, TODAY), rule).records.map(({ fund }) => fund.fundCode)
        expect(codes(funds.toReversed())).toEqual(codes(funds))
      }),
    )
  })
})
