import { expect, test } from 'vitest'
import { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { RET } from '#api/endpoint.ts'
import { STRATEGY_CODES, twoEight } from '#domain/plan/smart-strategies.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })
const of = (productCode: string) => ask(sandbox, querySmartStrategy, { productCode })

test.each(STRATEGY_CODES)(
  'the strategy %s has a rule, a state and twelve signals',
  async (code) => {
    const { rule, state, signals, closed, about } = await of(code)
    expect([closed, about === '', rule.length >= 2]).toEqual([false, false, true])
    expect(signals).toHaveLength(12)
    expect(state).toEqual(signals[0])
    expect(signals.map(({ date }) => date)).toEqual(
      signals.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
    )
  },
)

test.each(STRATEGY_CODES)(
  'the strategy %s has a back-test of three years beside the usual, with falls',
  async (code) => {
    const { backtest, state } = await of(code)
    expect(backtest).not.toBeNull()
    const { from = '', to = '', strategy, usual } = backtest ?? {}
    expect(to).toBe(state?.date)
    expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBe(3)
    for (const it of [strategy, usual]) expect(Number(it?.drawdown)).toBeLessThanOrEqual(0)
    expect(strategy).not.toEqual(usual)
  },
)

test('two-eight goes where its own figures lead', async () => {
  const names = { large: '大盘股基金', small: '中小盘股基金', bonds: '债券基金' }
  for (const { measures, target } of (await of('20000001')).signals) {
    const [large = '', small = ''] = measures.map(({ value }) => value)
    expect(target).toBe(names[twoEight(large, small)])
  }
})

test.each(['20000003', '10000003'])(
  'the product %s, which nobody can join, says so and nothing more',
  async (code) => {
    expect(await of(code)).toMatchObject({
      closed: true,
      rule: [],
      state: null,
      signals: [],
      backtest: null,
    })
  },
)

test.each([
  ['99999999', RET.notFound],
  ['../../..', RET.badRequest],
])('the product %j is refused', async (productCode, retCode) => {
  expect((await call(sandbox, querySmartStrategy, { productCode })).retCode).toBe(retCode)
})
