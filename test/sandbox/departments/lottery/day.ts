import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { chestSoFar } from './open-chest.ts'

export const day: DepartmentDay = {
  openings: [{ order: 70, open: chestSoFar }],
}
