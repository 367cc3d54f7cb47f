import { moveCoupons } from './book.ts'
import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { payHigherRates } from './income-coupons.ts'
import { payBack } from './order-coupons.ts'

/** When parts of fees are paid back. */
const PAID_BACK_AT = '203000'

export const day: DepartmentDay = {
  steps: [
    {
      order: 120,
      step: 61,
      kind: 'couponBack',
      at: PAID_BACK_AT,
      everyDay: false,
      happen: payBack,
    },
    // Last of its second: after the fees, the points of members and the invitations.
    {
      order: 150,
      step: 64,
      kind: 'rateUp',
      at: PAID_BACK_AT,
      everyDay: true,
      happen: payHigherRates,
    },
  ],
  // After payments and exchanges, which give coupons back.
  moves: [{ order: 30, before: 'moment', move: (db, _market, until) => moveCoupons(db, until) }],
}
