import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { earnSoFar, openActivities } from './open-activities.ts'

export const day: DepartmentDay = {
  openings: [
    // First of all: the others take part in what is open.
    { order: 10, open: openActivities },
    // After the players of the game, whose journals are the first of the books.
    { order: 30, open: earnSoFar },
  ],
}
