import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { handleComplaints } from './complaints.ts'

export const day: DepartmentDay = {
  steps: [
    {
      order: 30,
      step: 6,
      kind: 'complaints',
      at: '090000',
      everyDay: true,
      happen: handleComplaints,
    },
  ],
}
