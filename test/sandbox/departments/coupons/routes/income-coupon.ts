import { claimExperience, queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import {
  claimExperience as claim,
  incomeView,
} from '#test/sandbox/departments/coupons/income-coupons.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const incomeCouponFamily = [
  forUser(queryIncomeCoupon, ({ cardId }, world, user) => incomeView(world, user, cardId)),
  forUser(claimExperience, ({ cardId }, world, user) => claim(world, user, cardId)),
]
