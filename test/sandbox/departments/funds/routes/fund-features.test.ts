import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryFeatureData } from '#api/calls/fund-features.ts'
import { FEATURES } from '#domain/fund/feature-figures.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })
const of = (fundCode: string) => ask(sandbox, queryFeatureData, { fundCode })

describe('the feature data of a fund', () => {
  test('has every figure of each span, with ranks over three years and more alone', async () => {
    const { spans, structure } = await of('980201')
    expect(spans.map(({ span }) => span)).toEqual(['1y', '3y', '5y'])
    for (const { span, figures } of spans) {
      expect(figures.map(({ key }) => key)).toEqual(FEATURES)
      const ranked = figures.filter(({ rank }) => rank !== null)
      expect(ranked.length > 0).toBe(span !== '1y')
      for (const { rank, of: all } of ranked) expect(rank).toBeLessThanOrEqual(all ?? 0)
    }
    expect(structure).toMatchObject({ reportDate: '20251231', statedDate: '20251231' })
  })

  test('of a bond fund has leverage and no stocks', async () => {
    const { structure } = await of('980501')
    expect(structure).toMatchObject({ topShare: null, turnover: null })
    expect(Number(structure.leverage)).toBeGreaterThan(100)
  })

  test('of a fund of two months has no span, nor has a money fund, whose maturity is stated', async () => {
    expect((await of('980407')).spans).toEqual([])
    const money = await of('001386')
    expect(money.spans).toEqual([])
    expect(money.structure.averageMaturity).toBeGreaterThan(0)
  })

  test.each([
    ['980999', RET.notFound],
    ['../../etc', RET.badRequest],
  ])('%j is refused', async (fundCode, retCode) => {
    expect((await call(sandbox, queryFeatureData, { fundCode })).retCode).toBe(retCode)
  })
})
