import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedFreeze } from './freezing.ts'
import { seedIdentity } from './seed-identity.ts'
import { seedHalfway, seedReviewing } from './seed-opening.ts'
import { seedUser } from './seed-user.ts'

export const seeds: DepartmentSeeds = {
  personas: [
    { order: 10, seed: (db, _market, persona, _now, place) => seedUser(db, persona, place) },
    {
      order: 20,
      seed: (db, _market, persona, now, place) => seedIdentity(db, persona, place, now),
    },
    {
      order: 30,
      seed(db, market, persona, now) {
        if (persona.halfway) seedHalfway(db, market, persona, now)
        if (persona.reviewing) seedReviewing(db, market, persona.userId, now)
      },
    },
    // After the trades of the past, which a frozen account could not have placed.
    {
      order: 160,
      seed(db, _market, { frozen, userId }, now) {
        if (frozen) seedFreeze(db, userId, now)
      },
    },
  ],
}
