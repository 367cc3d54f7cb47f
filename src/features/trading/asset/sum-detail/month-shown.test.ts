import * as v from 'valibot'
import { expect, test } from 'vitest'
import { assetPaths } from '#paths/asset.ts'
import { monthShown } from './month-shown.ts'

test.each([
  [null, '202603'],
  ['202602', '202602'],
  ['202603', '202603'],
  ['202604', '202603'],
  ['209912', '202603'],
])('for the month %s of the address the calendar shows %s', (month, shown) => {
  expect(monthShown(month, '20260310')).toBe(shown)
})

test.each(['999999', '202613', '202600', '000001', '2026-3', ''])(
  'an address whose month is "%s" is refused',
  (month) => {
    expect(v.is(assetPaths.sumDetail.fields, { month })).toBe(false)
  },
)
