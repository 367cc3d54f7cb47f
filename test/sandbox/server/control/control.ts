import { Hono } from 'hono'
import * as v from 'valibot'
import { addDays, isTime14, type Time14 } from '#domain/calendar/calendar-date.ts'
import { maskName } from '#domain/identity/masking.ts'
import { tradeDay, tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { newestPictures } from '#test/sandbox/departments/identity/document.ts'
import { newestOutbox } from '#test/sandbox/departments/messages/outbox-view.ts'
import { recentMessages } from '#test/sandbox/departments/identity/messages.ts'
import { publishClosures } from '#test/sandbox/server/publish-closures.ts'
import { controlPage } from './control-page.ts'
import { ControlError, controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import { eventRoutes } from './control-events.ts'
import { drillMarkRoutes } from './drill-mark.ts'
import { entryRoutes } from './entry-routes.ts'
import { lookRoutes } from './look-page.ts'
import { pageRoutes } from './control-pages.ts'
import { openingRoutes } from './control-openings.ts'
import { trackingRoutes } from './control-tracking.ts'
import { readFunnels } from '#test/sandbox/departments/tracking/funnels.ts'
import { newestEvents } from '#test/sandbox/departments/tracking/tracking.ts'
import { gateControlRoutes } from '#test/sandbox/departments/gate/gate-routes.ts'
import { faultRoutes } from '#test/sandbox/server/faults/control-faults.ts'
import { sessionRoutes } from '#test/sandbox/server/control-sessions.ts'
import { stateRoutes } from './control-state.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { specimenRoutes } from './specimen-page.ts'
import { StateFileError } from './state-file.ts'
import { reviseProtocol } from '#test/sandbox/departments/trading/protocols.ts'
import { cutOffTime } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { CONFIRMED_AT } from '#test/sandbox/departments/trading/day.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The dependencies of the control calls in addition to the world. */
export interface Control {
  /** Back to a new database. */
  reset(): void
  /** The last lines of the request log. */
  recentLog(): readonly string[]
  /** Resolves after so many ms; rejects when the sandbox stops. */
  wait(ms: number): Promise<void>
  /** The duration of a slow answer, ms. */
  readonly slowMs: number
  /** The origin at which phones of the network reach this server; null where none can. */
  readonly phoneOrigin: string | null
}

/** Errors whose message is a sentence for the tester. */
const KNOWN = [ControlError, RangeError, Refusal, StateFileError]

/** Further than anyone tests, near enough to be done in a moment. */
const MOST_DAYS = 3_660

const CLOCK_SENTENCE =
  "needs { to: 'YYYYMMDDHHmmss' }, { days } or { next: 'cutoff', 'lastMinute' or 'settlement' }"

const move = v.union(
  [
    v.strictObject({ to: v.pipe(v.string(), v.check(isTime14, CLOCK_SENTENCE)) }),
    v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)) }),
    v.strictObject({ next: v.picklist(['cutoff', 'lastMinute', 'settlement']) }),
  ],
  CLOCK_SENTENCE,
)

/** Orders of a day end at 15:00. */
const LAST_MINUTE = '145900'

const closures = v.strictObject({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year YYYY')),
  /** The weekdays on which the exchanges close, YYYYMMDD. */
  days: v.pipe(v.array(v.string()), v.maxLength(100)),
})

const revision = v.strictObject({ protocolId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })

/** A minute before the cut-off, or now where that is nearer. */
function lastMinute(world: World, now: Time14): Time14 {
  const before = `${tradeDay(now, world.market.isTradingDay)}${LAST_MINUTE}`
  return before < now ? now : before
}

/** Today outside the sandbox, in China. */
const chinaDay = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
    .format(new Date())
    .replaceAll('-', '')

function target(world: World, wish: v.InferOutput<typeof move>): Time14 {
  const now = world.clock.now()
  const { isTradingDay } = world.market
  if ('to' in wish) return wish.to
  if ('days' in wish) return `${addDays(now.slice(0, 8), wish.days)}${now.slice(8)}`
  if (wish.next === 'lastMinute') return lastMinute(world, now)
  if (wish.next === 'cutoff') return cutOffTime(tradeDay(now, isTradingDay))
  const today = now.slice(0, 8)
  const from = now.slice(8) < CONFIRMED_AT ? today : addDays(today, 1)
  return `${tradingDayOnOrAfter(from, isTradingDay)}${CONFIRMED_AT}`
}

const users = () =>
  PERSONAS.map(({ userId, group, name, note }) => ({ userId, group, name: maskName(name), note }))

/** The calls under `/sandbox`: not part of the product, for testers and tests. */
export function controlRoutes(world: World, control: Control): Hono {
  const app = new Hono()
  const { db, clock, faults } = world

  app.get('/', (context) =>
    context.html(
      controlPage({
        now: clock.now(),
        today: chinaDay(),
        users: users(),
        faults,
        market: world.market,
        log: control.recentLog(),
        messages: recentMessages(db),
        outbox: newestOutbox(world, 20),
        tracked: newestEvents(world, 20),
        funnels: readFunnels(world),
      }),
    ),
  )
  app.get('/users', (context) => context.json({ users: users() }))
  app.route('/', sessionRoutes(world))
  app.route('/', entryRoutes(world, users))
  app.route('/', specimenRoutes(world))
  app.route('/', lookRoutes())
  app.route('/', drillMarkRoutes(world, chinaDay))

  app.get('/clock', (context) => context.json({ now: clock.now() }))
  app.post('/clock', async (context) => {
    const to = target(world, await controlBody(move, context))
    const furthest = addDays(clock.now().slice(0, 8), MOST_DAYS)
    if (to.slice(0, 8) > furthest) throw new ControlError(`to: later than ${furthest}`)
    clock.moveTo(to)
    settle(db, world.market, clock.now())
    return context.json({ now: clock.now() })
  })

  app.route('/', faultRoutes(faults))
  app.route('/', eventRoutes(world))
  app.route('/', stateRoutes(world))
  app.route('/', openingRoutes(world))
  app.route('/', trackingRoutes(world))
  app.route('/', pageRoutes(world, control.phoneOrigin))
  app.route('/', gateControlRoutes(world))
  app.post('/reset', (context) => {
    control.reset()
    faults.reset()
    return context.json({ now: clock.now() })
  })

  // Another wording of a document that is agreed to with orders, from now on.
  app.post('/agreement', async (context) => {
    const { protocolId } = await controlBody(revision, context)
    reviseProtocol(world, protocolId)
    return context.json({ protocolId })
  })

  // The exchanges' closures of the next year: what they move is announced.
  app.post('/closures', async (context) => {
    const { year, days } = await controlBody(closures, context)
    settle(db, world.market, clock.now())
    return context.json(publishClosures(world, year, days))
  })

  // Codes that a phone would get by SMS.
  app.get('/messages', (context) => context.json({ messages: recentMessages(db) }))

  // The messages of all users, and what a push would say.
  app.get('/outbox', (context) => context.json({ outbox: newestOutbox(world, 200) }))

  // Pictures of identity cards, as they arrived.
  app.get('/pictures', (context) => context.json({ pictures: newestPictures(world) }))

  app.get('/orders', (context) => {
    const rows = db.all(
      v.object({ apply_no: v.string(), count: v.number() }),
      'SELECT apply_no, count(*) AS count FROM orders JOIN applications USING (apply_no) GROUP BY apply_no',
    )
    const byApplyNo = Object.fromEntries(rows.map((row) => [row.apply_no, row.count]))
    return context.json({ total: rows.reduce((sum, row) => sum + row.count, 0), byApplyNo })
  })

  app.onError((error, context) => {
    if (!KNOWN.some((known) => error instanceof known)) throw error
    return context.json({ error: error.message }, 400)
  })
  return app
}
