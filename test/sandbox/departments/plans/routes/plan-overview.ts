import {
  changePlansCard,
  listMonthDebits,
  queryPlansCardChange,
} from '#api/calls/plans/plan-overview.ts'
import { cardChangeBy, changeCards } from '#test/sandbox/departments/plans/change-cards.ts'
import { monthDebits } from '#test/sandbox/departments/plans/month-debits.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const planOverviewFamily = [
  forUser(listMonthDebits, ({ month }, world, user) => monthDebits(world, user, month)),
  forUser(changePlansCard, (asked, world, user) => changeCards(world, user, asked)),
  forUser(queryPlansCardChange, ({ requestNo }, world, user) =>
    cardChangeBy(world, user, requestNo),
  ),
]
