import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { CONFIRMED_AT } from '#test/sandbox/departments/trading/day.ts'
import { adjustAll, advance, collectQuarter, endsQuarter } from './adjusting.ts'
import { reckonFees } from './fees.ts'
import { openAdvice } from './open-advice.ts'

export const day: DepartmentDay = {
  steps: [
    // After what is confirmed and paid on this morning.
    {
      order: 15,
      step: 50,
      kind: 'advice',
      at: CONFIRMED_AT,
      everyDay: false,
      happen(db, market, on, time) {
        advance({ db, market }, time)
        adjustAll(db, market, on, time)
      },
    },
    // After the values of the evening.
    {
      order: 155,
      step: 51,
      kind: 'adviceValue',
      at: '210000',
      everyDay: true,
      happen(db, market, on, time) {
        reckonFees(db, market, on, time)
        if (endsQuarter(on)) collectQuarter(db, market, on, time)
      },
    },
  ],
  openings: [{ order: 90, open: openAdvice }],
}
