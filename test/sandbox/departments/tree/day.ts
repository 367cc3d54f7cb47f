import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { seedTrees } from './seed-trees.ts'

export const day: DepartmentDay = {
  openings: [{ order: 50, open: (db, _market, began) => seedTrees(db, began) }],
}
