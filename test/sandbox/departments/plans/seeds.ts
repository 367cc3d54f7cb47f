import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedFailingPlan, seedMonthlyPlan, seedPayday } from './seed-plan.ts'
import { seedKeeper, seedPlanner } from './seed-planner.ts'

export const seeds: DepartmentSeeds = {
  personas: [
    {
      order: 50,
      seed(db, market, persona, now) {
        if (persona.failingPlan) seedFailingPlan(db, market, persona, now)
        if (persona.monthlyPlan) seedMonthlyPlan(db, market, persona, now)
      },
    },
    // After the purchases, whose cards the orders of plans name too.
    {
      order: 90,
      seed(db, market, { planner, userId }, now) {
        if (planner) seedPlanner(db, market, userId, now)
      },
    },
    { order: 100, seed: seedKeeper },
    { order: 110, seed: seedPayday },
  ],
}
