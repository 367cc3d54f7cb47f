import { expect, test } from 'vitest'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { FRONT_FEES } from '#domain/publicity/publicity.ts'
import { SERVICE_FEES } from '#domain/fund/service-fees.ts'
import { compare } from '#domain/money/money.ts'
import { builtInFunds } from './catalogue.ts'
import { FUND_TYPES } from './fund-types.ts'

test('the screens have a name for every kind of fund', () => {
  const nameless = Object.values(FUND_TYPES).filter(({ code }) => fundTypeName(code) === null)
  expect(nameless).toEqual([])
  expect(fundTypeName('99')).toBeNull()
})

test('only funds of older terms charge more for a purchase than the rule of 2026 allows', () => {
  const above = builtInFunds('any').filter(({ type: { feeKind }, purchaseTiers }) =>
    purchaseTiers.some(
      ({ rate }) =>
        rate !== null && feeKind !== null && compare(rate, FRONT_FEES.most[feeKind]) > 0,
    ),
  )
  expect(above.map(({ code, feeTerms }) => [code, feeTerms])).toEqual([['980105', 'older']])
})

test('no fund takes more for the service of its sale than the rule of 2026 allows', () => {
  const { most } = SERVICE_FEES
  const above = builtInFunds('any').filter(
    ({ type: { feeKind }, salesServiceRate }) =>
      compare(salesServiceRate ?? '0', most[feeKind ?? 'money']) > 0,
  )
  expect(above.map(({ code }) => code)).toEqual([])
})

test('only money-market funds are without a kind in the fee rule', () => {
  const kindless = builtInFunds('any').filter(({ type: { feeKind } }) => feeKind === null)
  expect(kindless.filter(({ isMoney }) => !isMoney)).toEqual([])
})
