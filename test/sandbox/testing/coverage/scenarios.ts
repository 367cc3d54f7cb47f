import { departmentExports } from '#test/sandbox/server/department-files.ts'
import type { Scenario } from './scenario.ts'

const isScenario = (it: unknown): it is Scenario =>
  typeof it === 'object' && it !== null && 'refusals' in it && 'ok' in it

/** The scenarios of all departments. */
export const scenarios: readonly Scenario[] = (await departmentExports('scenarios')).filter(
  isScenario,
)
