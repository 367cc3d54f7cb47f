import fc from 'fast-check'
import type { Conditions } from '#domain/fund/rule/conditions.ts'
import { exampleFund, exampleRule } from './example-rules.ts'

const arbitraryFund = fc.record({
  fundTypeCode: fc.constantFrom('1', '3', '4'),
  fundRiskLevel: fc.constantFrom<1 | 2 | 3 | 4 | 5>(1, 2, 3, 4, 5),
  fundName: fc.constantFrom('消费成长A', '医药价值C', '短债A'),
  family: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  className: fc.constantFrom('A', 'C', ''),
  companyId: fc.constantFrom('C1', 'C2', ''),
  managerIds: fc.subarray(['M1', 'M2']),
  since: fc.constantFrom(null, '20160101', '20240101', '20260101'),
  planMinAmount: fc.constantFrom(null, '10.00'),
  minAmount: fc.constantFrom('1.00', '10.00', '1000.00'),
  figure: fc.option(fc.integer({ min: -300, max: 300 }).map((tenths) => (tenths / 10).toFixed(2))),
  fall: fc.option(fc.integer({ min: 0, max: 40 }).map((percent) => percent.toFixed(2))),
})
export const arbitraryFunds = fc.array(arbitraryFund, { maxLength: 40, size: 'max' }).map((all) =>
  all.map(({ figure, fall, ...given }, index) =>
    exampleFund(String(980_001 + index), {
      ...given,
      spans: { '3y': { return: figure, maxDrawdown: fall } },
    }),
  ),
)
/** Mostly absent: with all of them few funds would be left. */
const optional = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })
export const arbitraryConditions: fc.Arbitrary<Conditions> = fc.record({
  types: optional(fc.subarray(['1', '3', '4'], { minLength: 1 })),
  risks: optional(fc.subarray([1, 2, 3, 4, 5], { minLength: 1 })),
  company: optional(fc.constantFrom('C1', 'C2')),
  theme: optional(fc.constantFrom('消费', '医药')),
  fmUid: optional(fc.constantFrom('M1', 'M3')),
  words: optional(fc.constantFrom(new Set(['980001', '980003', '980005']))),
  maxDrawdown: optional(fc.constantFrom('5', '20.5')),
  maxMinAmount: optional(fc.constantFrom('10.00')),
  minAgeMonths: optional(fc.constantFrom(12, 60)),
  plan: optional(fc.boolean()),
})
export const arbitraryRule = fc
  .record({
    limit: fc.constantFrom(null, 3, 200),
    order: fc.constantFrom('up', 'down'),
    oneClass: fc.boolean(),
  })
  .map(({ oneClass, ...given }) =>
    exampleRule({ ...given, themes: ['消费', '医药'] }, { oneClass }),
  )
