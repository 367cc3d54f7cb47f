import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { seedPrivate } from './seed-private.ts'

/** States follow from their times alone: nothing has to be done on any day. */
export const day: DepartmentDay = {
  openings: [{ order: 200, open: seedPrivate }],
}
