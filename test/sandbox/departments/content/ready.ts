import type { Route } from '#test/sandbox/kernel/route.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { fillContent } from './seed-content.ts'
import { settleContent, startContentClock } from './settle-content.ts'
import { contentFilled, contentSettled } from './events.ts'

const FILLED = 'content_filled'

/**
 * The content tables, filled on first use, with all content that was due by then: a sandbox whose
 * content is never requested does not pay for it.
 */
export function readyContent(world: World): void {
  const { db, market, clock } = world
  if (db.meta(FILLED) === null) {
    const begun = db.meta(BEGUN) ?? clock.now()
    db.transaction(() => {
      fillContent(db, market, begun)
      contentFilled.emit({ world, begun })
      startContentClock(world, begun)
      db.setMeta(FILLED, begun)
    })
  }
  settleContent(world)
  contentSettled.emit(world)
}

/**
 * Settles the due events of content that is filled in already; none where none was asked for yet.
 */
export function settleFilledContent(world: World): void {
  if (world.db.meta(FILLED) !== null) settleContent(world)
}

/** The same route, once the content tables are filled and what is due has happened. */
export const ready = (route: Route): Route => ({
  ...route,
  answer(world, ...rest) {
    readyContent(world)
    return route.answer(world, ...rest)
  },
})
