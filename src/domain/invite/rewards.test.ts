import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachedSteps, rewardOutcome, SIDES, stopOf, type RewardFacts } from './rewards.ts'

const DUE = '20260411203000'
const FACTS: RewardFacts = {
  side: 'inviter',
  dueTime: DUE,
  paysUntil: '20270331000000',
  soldAt: null,
  atRisk: false,
  paid: { month: 0, campaign: 0 },
  caps: { month: 20, campaign: 100 },
  budgetLeft: 1_000,
  cost: 100,
}

describe('a reward', () => {
  it.each([
    ['waits before its day', {}, '20260411202959', 'pending'],
    ['is paid on its day, a Saturday', {}, DUE, 'paid'],
    [
      'is void at once by a sale of the evening before',
      { soldAt: '20260410220000' },
      '20260410220001',
      'soldEarly',
    ],
    ['is paid where shares are sold at that very second', { soldAt: DUE }, DUE, 'paid'],
    ['is void by a check', { atRisk: true }, DUE, 'risk'],
    ['waits for its day before a check counts', { atRisk: true }, '20260411202959', 'pending'],
    ['is the twentieth of a month', { paid: { month: 19, campaign: 30 } }, DUE, 'paid'],
    ['is void as the twenty-first', { paid: { month: 20, campaign: 30 } }, DUE, 'overCap'],
    ['is void beyond the campaign', { paid: { month: 0, campaign: 100 } }, DUE, 'overCap'],
    [
      'of the friend has no cap',
      { side: 'friend', paid: { month: 20, campaign: 100 } },
      DUE,
      'paid',
    ],
    ['takes the last of the budget', { budgetLeft: 100 }, DUE, 'paid'],
    ['is void without budget', { budgetLeft: 99 }, DUE, 'noBudget'],
    ['is void where the campaign pays no more', { paysUntil: DUE }, '20260312090000', 'late'],
  ] as const)('is judged by the terms of its campaign: it %s', (_, facts, now, expected) => {
    const outcome = rewardOutcome({ ...FACTS, ...facts }, now)
    expect(outcome.state === 'void' ? outcome.reason : outcome.state).toBe(expected)
  })

  const count = fc.integer({ min: 0, max: 120 })
  const facts = fc.record({
    side: fc.constantFrom(...SIDES),
    dueTime: fc.constant(DUE),
    paysUntil: fc.constantFrom('20260401000000', '20270331000000'),
    soldAt: fc.option(fc.constantFrom('20260401100000', '20260412100000')),
    atRisk: fc.boolean(),
    paid: fc.record({ month: count, campaign: count }),
    caps: fc.record({ month: count, campaign: count }),
    budgetLeft: count,
    cost: count,
  })

  it('is never paid early, beyond the budget, or beyond a cap', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('20260411202959', DUE, '20260501000000'), (given, now) => {
        const { side, cost, budgetLeft, atRisk, paid, caps } = given
        const isPaid = rewardOutcome(given, now).state === 'paid'
        const fits = now >= DUE && cost <= budgetLeft && !atRisk
        const isCapped = side === 'inviter' && stopOf(paid, caps, 1) !== null
        expect(isPaid && (!fits || isCapped)).toBe(false)
      }),
    )
  })
})

it.each([
  [0, []],
  [1, [1]],
  [4, [1, 3]],
  [9, [1, 3, 5]],
])('%i friends reach the steps %j', (friends, steps) => {
  const ladder = [
    { friends: 1, coins: 50 },
    { friends: 3, coins: 100 },
    { friends: 5, coins: 150 },
  ]
  expect(reachedSteps(ladder, friends).map((step) => step.friends)).toEqual(steps)
})

it.each([
  [20, 20, 10, 'month'],
  [20, 100, 10, 'campaign'],
  [20, 100, 0, 'budget'],
  [19, 99, 1, null],
])('%i of the month, %i in all and %i left stop by %s', (month, campaign, left, stop) => {
  expect(stopOf({ month, campaign }, { month: 20, campaign: 100 }, left)).toBe(stop)
})
