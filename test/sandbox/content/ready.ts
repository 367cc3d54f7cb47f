import { BEGUN } from '#test/sandbox/state.ts'
import type { World } from '#test/sandbox/world.ts'
import { fillContent } from './seed-content.ts'
import { settleContent, startContentClock } from './settle-content.ts'

const FILLED = 'content_filled'

/**
 * The content tables, filled at the first need of them, with all that was due by now: a sandbox
 * that is never asked for content does not pay for it.
 */
export function readyContent(world: World): void {
  const { db, market, clock } = world
  if (db.meta(FILLED) === null) {
    const begun = db.meta(BEGUN) ?? clock.now()
    db.transaction(() => {
      fillContent(db, market, begun)
      startContentClock(world, begun)
      db.setMeta(FILLED, begun)
    })
  }
  settleContent(world)
}
