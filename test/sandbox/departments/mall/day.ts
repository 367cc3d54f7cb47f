import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { moveExchanges } from './exchanges.ts'
import { openMall } from './open-mall.ts'

export const day: DepartmentDay = {
  moves: [{ order: 20, before: 'second', move: moveExchanges }],
  openings: [{ order: 40, open: openMall }],
}
