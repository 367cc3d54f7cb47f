import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedHoldings } from './seed-holdings.ts'
import { seedPension } from './seed-pension.ts'
import { seedCleared } from './seed-personas-cleared.ts'
import { seedStatuses } from './seed-personas-statuses.ts'

export const seeds: DepartmentSeeds = {
  personas: [
    { order: 40, seed: seedPension },
    { order: 60, seed: seedHoldings },
    {
      order: 80,
      seed(db, market, { holdings, userId }, now) {
        if (holdings === 'cleared') seedCleared(db, market, userId, now)
      },
    },
    {
      order: 130,
      seed(db, market, { coupons, userId }, now) {
        if (coupons) seedCoupons(db, market, userId, now)
      },
    },
    {
      order: 170,
      seed(db, market, { everyStatus, userId }, now) {
        if (everyStatus) seedStatuses(db, market, userId, now)
      },
    },
  ],
}
