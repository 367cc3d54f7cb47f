import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { PUBLISHED_AT } from '#test/sandbox/kernel/market/market.ts'
import { fireReminders } from './reminders.ts'

export const day: DepartmentDay = {
  steps: [
    {
      // After the values of the same second, which it compares.
      order: 110,
      step: 44,
      kind: 'reminders',
      at: PUBLISHED_AT,
      everyDay: false,
      happen: (db, market, _day, due) => fireReminders(db, market, due),
    },
  ],
}
