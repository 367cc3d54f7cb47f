import * as calls from '#api/calls/funds/watch.ts'
import { forAnyone, forUser, type Route } from '#test/sandbox/kernel/route.ts'
import { removeReminder, remindersOf, setReminder } from './reminders.ts'
import { quotesOf, seedWatched, syncWatchList, watchListOf } from './watched.ts'

/** As it is sent: the lists of a payload can be changed. */
const sent = ({ funds, order, orderedAt }: ReturnType<typeof watchListOf>) => ({
  funds: [...funds],
  order: [...order],
  orderedAt,
})

/** The same route, once what personas watched before is there. */
const seeded = (route: Route): Route => ({
  ...route,
  answer(world, ...rest) {
    seedWatched(world)
    return route.answer(world, ...rest)
  },
})

export const watchFamily: readonly Route[] = [
  forUser(calls.listWatched, (_fields, { db }, user) => sent(watchListOf(db, user))),
  forUser(calls.syncWatched, (list, world, user) => sent(syncWatchList(world, user, list))),
  forAnyone(calls.listFundQuotes, ({ fundCodes }, world) => ({
    funds: quotesOf(world, fundCodes.split(',')),
  })),
  forUser(calls.listPriceReminders, (of, world, user) => remindersOf(world, user, of)),
  forUser(calls.setPriceReminder, (asked, world, user) => setReminder(world, user, asked)),
  forUser(calls.removePriceReminder, (asked, world, user) => removeReminder(world, user, asked)),
].map(seeded)
