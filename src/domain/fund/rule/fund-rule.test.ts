import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LISTS, PROMOTED_STAGES, RANKS, reaches } from '#domain/publicity/publicity.ts'
import { FIGURE_KEYS, FIGURES, isSpanned, mayRankBy } from './figures.ts'
import { fundRule, ruleFaults, ruleSpan } from './fund-rule.ts'
import { exampleRule } from './testing/example-rules.ts'

describe('what publicity has against a rule', () => {
  it.each([
    [{}, []],
    [{ figure: 'maxDrawdown', spans: ['1y', '3y'] }, []],
    [{ group: 'tool', spans: ['6m', '1y'] }, []],
    [{ group: 'tool', source: '' }, []],
    [{ figure: 'feeTotal', spans: [], source: '' }, []],
    // A board by the return of less than three years, or by any figure of half a year.
    [{ spans: ['1y'] }, ['shortSpan']],
    [{ group: 'active', spans: ['3y', '1y'] }, ['shortSpan']],
    [{ figure: 'maxDrawdown', spans: ['6m'] }, ['shortSpan']],
    [{ source: '' }, ['source']],
    [{ title: '热销榜单' }, ['words']],
    [{ line: '大家都在买' }, ['words']],
    [{ explain: '稳 赚的基金' }, ['words']],
    [{ line: '近三月收益' }, ['words']],
    [{ spans: [] }, ['spans']],
    [{ figure: 'feeTotal', spans: ['3y'] }, ['spans']],
    [{ columns: ['return'] }, ['columns']],
  ] as const)('is for %j the faults %j', (given, faults) => {
    const rule = exampleRule(JSON.parse(JSON.stringify(given)))
    expect(ruleFaults(rule)).toEqual(faults)
    expect(v.is(fundRule, rule)).toBe(faults.length === 0)
  })

  it.each([
    { figure: 'purchases' },
    { figure: 'holders' },
    { figure: 'heat' },
    { columns: ['subscribers'] },
    { order: 'random' },
    { group: 'draft' },
    { spans: ['1m'] },
    { spans: ['ytd'] },
    { limit: 201 },
    { limit: 0 },
    { ruleId: '../all' },
    { ruleId: 'A' },
    { title: '一二三四五六七八九十一二三' },
    { title: '' },
  ])('refuses %j, which no rule can say', (given) => {
    expect(v.is(fundRule, Object.assign({}, exampleRule(), given))).toBe(false)
  })

  it('refuses an age of less than six months, and takes six', () => {
    expect(LISTS.leastAgeMonths).toBe(6)
    expect(v.is(fundRule, exampleRule({}, { minAgeMonths: 5 }))).toBe(false)
    expect(v.is(fundRule, exampleRule({}, { minAgeMonths: 6 }))).toBe(true)
  })
})

describe('a place', () => {
  it('is shown by performance of three years and more alone', () => {
    for (const figure of FIGURE_KEYS) {
      for (const span of PROMOTED_STAGES) {
        const long = isSpanned(figure) && reaches(span, RANKS.leastMonths)
        expect(mayRankBy(figure, span)).toBe(long)
      }
      expect(mayRankBy(figure, null)).toBe(false)
    }
  })

  it('counts by no figure of what others do', () => {
    expect(FIGURE_KEYS.toSorted()).toEqual(Object.keys(FIGURES).toSorted())
    expect(FIGURE_KEYS.join()).not.toMatch(/buy|hold|purchase|search|heat|user/i)
  })
})

it.each([
  [undefined, '3y'],
  ['5y', '5y'],
  ['1y', undefined],
] as const)('the span of a rule that is asked for %s is %s', (asked, span) => {
  expect(ruleSpan(exampleRule(), asked)).toBe(span)
})

it('a rule without a span has none, whatever is requested', () => {
  const rule = exampleRule({ figure: 'feeTotal', spans: [] })
  expect(ruleSpan(rule, undefined)).toBeNull()
  expect(ruleSpan(rule, '3y')).toBeUndefined()
})
