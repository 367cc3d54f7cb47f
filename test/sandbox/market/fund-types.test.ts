import { expect, test } from 'vitest'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { FRONT_FEES } from '#domain/fund/publicity.ts'
import { compare } from '#domain/money/money.ts'
import { builtInFunds } from './catalogue.ts'
import { FUND_TYPES } from './fund-types.ts'

test('the screens have a name for every kind of fund', () => {
  const nameless = Object.values(FUND_TYPES).filter(({ code }) => fundTypeName(code) === null)
  expect(nameless).toEqual([])
  expect(fundTypeName('99')).toBeNull()
})

test('no fund but those of older terms asks more at the door than the rule of 2026 allows', () => {
  const above = builtInFunds('any').filter(({ type: { feeKind }, purchaseTiers }) =>
    purchaseTiers.some(
      ({ rate }) =>
        rate !== null && feeKind !== null && compare(rate, FRONT_FEES.most[feeKind]) > 0,
    ),
  )
  expect(above.map(({ code, feeTerms }) => [code, feeTerms])).toEqual([['980105', 'older']])
})
