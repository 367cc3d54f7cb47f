import { expect, test } from 'vitest'
import { reportName } from './report-name.ts'

test.each([
  ['20250331', 'quarter', '2025 年一季报'],
  ['20251231', 'quarter', '2025 年四季报'],
  ['20250630', 'half', '2025 年中期报告'],
  ['20251231', 'year', '2025 年年度报告'],
] as const)('the %s of a %s is %s', (reportDate, kind, name) => {
  expect(reportName({ reportDate, kind })).toBe(name)
})
