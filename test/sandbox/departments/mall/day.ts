import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { moveExchanges } from './exchanges.ts'

export const day: DepartmentDay = {
  moves: [{ order: 20, before: 'second', move: moveExchanges }],
}
