import { expect, test } from 'vitest'
import { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import { queryFundHoldings } from '#api/calls/fund-archives.ts'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { RET } from '#api/endpoint.ts'
import { holdingOverlap } from '#domain/fund/holding-overlap.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([])
const compared = (fundCodes: string, span: '1y' | '3y' | '5y' = '3y') =>
  ask(sandbox, compareFunds, { fundCodes, span })

test('figures are those of lists, for the same span and days', async () => {
  const { funds } = await compared('980301,980201')
  expect(funds.map((it) => it.fundCode)).toEqual(['980301', '980201'])
  for (const { fundCode, risk } of funds) {
    const { records } = await ask(sandbox, queryFundList, {
      ruleId: 'all',
      words: fundCode,
      span: '3y',
      page: 1,
      size: 1,
    })
    const { volatility: _, ...listed } = records[0]?.risk ?? { volatility: null }
    expect(risk).toEqual(listed)
  }
})

test('overlaps are by what the newest reports show', async () => {
  const { overlaps } = await compared('980201,980203,980401')
  expect(overlaps.map(({ one, other }) => `${one} ${other}`)).toEqual([
    '980201 980203',
    '980201 980401',
    '980203 980401',
  ])
  const held = async (fundCode: string) => {
    const { stocks, bonds } = await ask(sandbox, queryFundHoldings, { fundCode })
    return [...stocks, ...bonds]
  }
  const expected = holdingOverlap(await held('980201'), await held('980203'))
  expect(Number(overlaps[0]?.share)).toBe(Number(expected))
})

test('a money-market fund has its yield, and no fall', async () => {
  const { funds } = await compared('001386,980301')
  expect(funds[0]).toMatchObject({ risk: null, navDate: '20260310' })
  expect(funds[0]?.sevenDayYield).not.toBeNull()
  expect(funds[1]?.sevenDayYield).toBeNull()
})

test('a young fund has no return of the span', async () => {
  const { funds } = await compared('980407,980301', '1y')
  expect(funds[0]?.risk).toBeNull()
})

test.each([
  ['one fund', '980301', RET.badRequest],
  ['six funds', '980301,980201,980203,980401,980501,980801', RET.badRequest],
  ['a portfolio', '980301,PF0001', RET.badRequest],
  ['a private plan', '980301,990101', RET.notFound],
])('a comparison of %s is refused', async (_, fundCodes, retCode) => {
  expect((await call(sandbox, compareFunds, { fundCodes, span: '3y' })).retCode).toBe(retCode)
})
