import { expect, test } from 'vitest'
import { indexPlanReturn, queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { RET } from '#api/endpoint.ts'
import { multiply, roundCent } from '#domain/money/money.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()
const five = { cycle: 'monthly', amount: '1000.00', from: '202103', to: '202603' }

test('three plans are ready, of rising risk, each from ten yuan', async () => {
  const { plans } = await ask(sandbox, queryReadyPlans, {})
  expect(plans.map(({ title, fundRiskLevel, cycle }) => [title, fundRiskLevel, cycle])).toEqual([
    ['稳健', 2, 'monthly'],
    ['均衡', 3, 'weekly'],
    ['成长', 4, 'fortnightly'],
  ])
  for (const { minAmount, amounts } of plans)
    expect([minAmount, amounts[0]]).toEqual(['10.00', '10.00'])
})

test.each([
  ['monthly', 61],
  ['weekly', 260],
  ['fortnightly', 130],
])(
  'a %s plan on the index over five years has about %i debits, paid to the cent',
  async (cycle, times) => {
    const past = await ask(sandbox, indexPlanReturn, { ...five, cycle })
    expect(Math.abs(past.times - times)).toBeLessThanOrEqual(5)
    expect(past.paid).toBe(roundCent(multiply('1000', String(past.times))))
    expect(past.annualRate).not.toBeNull()
    expect(past.lastDate).toBe('20260310')
  },
)

test.each([
  ['before the index began', { from: '199001', to: '199012' }],
  ['that is turned round', { from: '202603', to: '202103' }],
])('a span %s is not found', async (_, span) => {
  expect((await call(sandbox, indexPlanReturn, { ...five, ...span })).retCode).toBe(RET.notFound)
})

test.each([{ amount: '-1' }, { amount: '1e9' }, { cycle: 'daily' }, { from: '2021' }])(
  '%j is no plan on an index',
  async (other) => {
    expect((await call(sandbox, indexPlanReturn, { ...five, ...other })).retCode).toBe(
      RET.badRequest,
    )
  },
)
