import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedComplaints } from './seed-complaints.ts'

export const seeds: DepartmentSeeds = {
  personas: [
    {
      order: 140,
      seed(db, market, { complaints, userId }, now) {
        if (complaints) seedComplaints(db, market, userId, now)
      },
    },
  ],
}
