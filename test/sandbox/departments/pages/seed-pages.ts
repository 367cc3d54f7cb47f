import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { OPERATORS } from './operators.ts'
import { PAGE_SEEDS } from './page-seeds.ts'
import { insertVersion } from './versions.ts'

const [AUTHOR, REVIEWER] = OPERATORS.map(({ id }) => id)

/** Puts the pages into an empty database, as of `now`. */
export function seedPages(db: Database, now: Time14): void {
  const at = (days: number) => `${addDays(now.slice(0, 8), days)}090000`
  db.transaction(() => {
    for (const { pageId, slot, doc, audience = {}, fromDays = -30, untilDays } of PAGE_SEEDS) {
      const from = at(fromDays)
      const until = untilDays === undefined ? null : at(untilDays)
      const isOver = until !== null && until <= now
      db.run('INSERT INTO pages VALUES (?, ?)', pageId, slot)
      insertVersion(db, {
        page_id: pageId,
        version: 1,
        state: isOver ? 'ended' : from <= now ? 'live' : 'scheduled',
        doc: JSON.stringify(doc),
        from_time: from,
        until_time: until,
        audience: JSON.stringify(audience),
        approval_no: `HG-${pageId}`,
        authors: [AUTHOR ?? ''],
        reviewer: REVIEWER ?? '',
        published_at: from <= now ? from : null,
      })
    }
  })
}
