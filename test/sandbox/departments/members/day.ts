import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { countMembers } from './members.ts'
import { COUNTED_AT } from './past-assets.ts'

export const day: DepartmentDay = {
  steps: [
    // After the values and the income of the day, of which the points are counted.
    {
      order: 130,
      step: 62,
      kind: 'memberPoints',
      at: COUNTED_AT,
      everyDay: true,
      happen: countMembers,
    },
  ],
}
