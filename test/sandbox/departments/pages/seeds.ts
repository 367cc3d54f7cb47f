import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedPages } from './seed-pages.ts'

export const seeds: DepartmentSeeds = {
  common: [{ order: 30, seed: (db, _market, now) => seedPages(db, now) }],
}
