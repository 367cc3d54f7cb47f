import { expect, test } from 'vitest'
import { fundTypeName } from '#src/domain/fund-types.ts'
import { FUND_TYPES } from './fund-types.ts'

test('the screens have a name for every kind of fund', () => {
  const nameless = Object.values(FUND_TYPES).filter(({ code }) => fundTypeName(code) === null)
  expect(nameless).toEqual([])
  expect(fundTypeName('99')).toBeNull()
})
