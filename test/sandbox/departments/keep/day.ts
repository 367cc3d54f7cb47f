import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { DEBITED_AT } from '#test/sandbox/departments/trading/orders.ts'
import { noteMisses } from './keep-challenge.ts'
import { keepSoFar } from './open-keep.ts'

export const day: DepartmentDay = {
  steps: [
    // After the debits of the same second, whose failures it notes.
    {
      order: 60,
      step: 42,
      kind: 'challengeMiss',
      at: DEBITED_AT,
      everyDay: false,
      happen: noteMisses,
    },
  ],
  openings: [{ order: 60, open: keepSoFar }],
}
