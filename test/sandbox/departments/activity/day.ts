import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { openActivities } from './open-activities.ts'

export const day: DepartmentDay = { open: openActivities }
