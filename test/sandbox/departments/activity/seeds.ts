import { PERSONAS } from '#test/sandbox/people/personas.ts'
import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedNewcomers } from './milestones.ts'

const userIds = new Set(PERSONAS.map(({ userId }) => userId))

export const seeds: DepartmentSeeds = {
  common: [{ order: 20, seed: (db, _market, now) => seedNewcomers(db, userIds, now) }],
}
