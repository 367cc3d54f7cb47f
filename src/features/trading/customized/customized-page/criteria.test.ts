import { riskCap } from '#domain/identity/risk.ts'
import { describe, expect, test } from 'vitest'
import {
  toCriteria,
  criteriaWords,
  NO_ANSWERS,
  orderWords,
  rankingRequest,
  type Answers,
} from './criteria.ts'

const given = (change: Partial<Answers>): Answers => ({
  ...NO_ANSWERS,
  horizon: 'year',
  risk: 4,
  ...change,
})
const criteria = (change: Partial<Answers>, cap: Parameters<typeof toCriteria>[1] = null) => {
  const it = toCriteria(given(change), cap)
  if (it === null) throw new Error('open')
  return it
}

test.each([
  [null, null],
  [0, 1],
  [1, 1],
  [3, 3],
  [5, 5],
])('class %s limits the choice to R%s', (level, cap) => {
  expect(riskCap(level)).toBe(cap)
})

test('there are no criteria while a question is unanswered', () => {
  expect(toCriteria(NO_ANSWERS, null)).toBeNull()
  expect(toCriteria(given({ risk: null }), null)).toBeNull()
  expect(toCriteria(given({ horizon: null }), null)).toBeNull()
})

test('the class limits the answer, also one from an earlier day', () => {
  expect(criteria({ risk: 5 }, 2).risk).toBe(2)
  expect(criteria({ risk: 1 }, 2).risk).toBe(1)
  expect(criteria({ risk: 5 }).risk).toBe(5)
})

describe('the list', () => {
  test('has the same request for the same answers, whichever type was ticked first', () => {
    const request = {
      scope: 'buy',
      sort: '1y',
      order: 'down',
      maxRiskLevel: '4',
      fundTypeCodes: '1,3',
    }
    expect(rankingRequest(criteria({ types: ['3', '1'] }))).toEqual(request)
    expect(rankingRequest(criteria({ types: ['1', '3'] }))).toEqual(request)
  })

  test('has every type when none or all are ticked', () => {
    expect(rankingRequest(criteria({}))).not.toHaveProperty('fundTypeCodes')
    const all = criteria({ types: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] })
    expect(rankingRequest(all)).not.toHaveProperty('fundTypeCodes')
  })

  test('has only money-market funds for money that may be needed any day', () => {
    const it = criteria({ horizon: 'week', types: ['1'] })
    expect(rankingRequest(it)).toMatchObject({ sort: 'sevenDayYield', fundTypeCodes: '2' })
    expect([...criteriaWords(it), orderWords(it)]).toEqual([
      '随时可能用',
      '不高于 R4 中高风险',
      '货币型',
      '七日年化由高到低',
    ])
  })

  test.each([
    ['half', '6m', '近6月收益由高到低'],
    ['year', '1y', '近1年收益由高到低'],
    ['years', '3y', '近3年收益由高到低'],
  ] as const)('for the horizon %s is sorted by %s: %s', (horizon, sort, words) => {
    expect(rankingRequest(criteria({ horizon })).sort).toBe(sort)
    expect(orderWords(criteria({ horizon }))).toBe(words)
  })
})
