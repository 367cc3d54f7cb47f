import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { announceDay, NOTICED_AT } from './notices.ts'

export const day: DepartmentDay = {
  steps: [
    { order: 70, step: 43, kind: 'notices', at: NOTICED_AT, everyDay: true, happen: announceDay },
  ],
}
