import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedPapers } from './seed-papers.ts'

export const seeds: DepartmentSeeds = {
  personas: [
    {
      order: 150,
      seed(db, market, { papers, userId }, now) {
        if (papers) seedPapers(db, market, userId, now)
      },
    },
  ],
}
