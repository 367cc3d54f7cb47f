import { claimBillAward, listBills, queryBill } from '#api/calls/activities/annual-bill.ts'
import { billOf, billYears, claimAward } from './annual-bill.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const annualBillFamily = [
  forUser(queryBill, ({ year }, world, user) => billOf(world, user, year)),
  forUser(listBills, (_, world, user) => ({ years: billYears(world, user) })),
  forUser(claimBillAward, ({ year }, world, user) => claimAward(world, user, year)),
]
