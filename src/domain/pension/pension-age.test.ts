import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { PENSION_GROUPS, pensionAge } from './pension-age.ts'

test.each([
  ['man', '196412', 60, 0, '202412'],
  ['man', '196501', 60, 1, '202502'],
  ['man', '196504', 60, 1, '202505'],
  ['man', '196505', 60, 2, '202507'],
  ['man', '197003', 61, 4, '203107'],
  ['man', '197609', 63, 0, '203909'],
  ['man', '199006', 63, 0, '205306'],
  ['woman55', '198109', 58, 0, '203909'],
  ['woman50', '197503', 50, 2, '202505'],
  ['woman50', '198410', 54, 11, '203909'],
  ['woman50', '198411', 55, 0, '203911'],
] as const)('a %s born in %s draws from %s years and %s months, in %s', (...row) => {
  const [group, birth, years, months, reached] = row
  expect(pensionAge(group, birth)).toEqual({ years, months, reached })
})

it('never comes sooner for who was born later', () => {
  const months = fc.integer({ min: 1940 * 12, max: 2010 * 12 })
  const text = (month: number) =>
    `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
  fc.assert(
    fc.property(fc.constantFrom(...PENSION_GROUPS), months, (group, month) => {
      const [before, after] = [pensionAge(group, text(month)), pensionAge(group, text(month + 1))]
      expect(after.reached > before.reached).toBe(true)
    }),
  )
})
