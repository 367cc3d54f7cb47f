import { claimBillAward, queryBill } from '#api/calls/activities/annual-bill.ts'
import { billOf, claimAward } from '#test/sandbox/bills/annual-bill.ts'
import { forUser } from '#test/sandbox/families/route.ts'

export const annualBillFamily = [
  forUser(queryBill, ({ year }, world, user) => billOf(world, user, year)),
  forUser(claimBillAward, ({ year }, world, user) => claimAward(world, user, year)),
]
