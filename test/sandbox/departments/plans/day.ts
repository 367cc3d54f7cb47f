import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { DEBITED_AT } from '#test/sandbox/departments/trading/orders.ts'
import { debitPlans } from './debit.ts'

export const day: DepartmentDay = {
  steps: [
    { order: 50, step: 40, kind: 'planDebit', at: DEBITED_AT, everyDay: false, happen: debitPlans },
  ],
}
