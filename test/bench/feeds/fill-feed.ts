import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'

/** As many as somebody could scroll past in an hour. */
export const FEED_ITEMS = 5_000
const HOUR_MS = 3_600_000

const counted = v.object({ n: v.number() })
const rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])))

/** The condition for items of the channel 推荐. */
const IN_FEED = `space = 'vp' AND state = 'shown' AND kind IN ('article', 'idea', 'question', 'discussion', 'video')`

/**
 * Repeats what the sandbox has published until its feed has that many items, each an hour older
 * than the one before. `database` is the URL of the sandbox's own, in the memory of this process,
 * and its content has been requested. Returns the number of items.
 */
export function fillFeed(database: string, now: string, most = FEED_ITEMS): number {
  const sqlite = new DatabaseSync(database)
  try {
    const count = () =>
      v.parse(
        counted,
        sqlite
          .prepare(`SELECT count(*) AS n FROM content_items WHERE ${IN_FEED} AND publish_time <= ?`)
          .get(now),
      ).n
    const sources = v.parse(
      rows,
      sqlite.prepare(`SELECT * FROM content_items WHERE ${IN_FEED} ORDER BY item_id`).all(),
    )
    const columns = Object.keys(sources[0] ?? {})
    const insert = sqlite.prepare(
      `INSERT INTO content_items (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    sqlite.exec('BEGIN')
    for (let at = 0, left = most - count(); at < left; at += 1) {
      const source = sources[at % sources.length]
      if (source === undefined) throw new Error('the sandbox has published nothing')
      const time = chinaTime(epochTime(now) - (at + 1) * HOUR_MS)
      const own = { item_id: `f-${at}`, publish_time: time, create_time: time, pinned: 0 }
      const row = { ...source, ...own }
      insert.run(...columns.map((name) => Reflect.get(row, name)))
    }
    sqlite.exec('COMMIT')
    return count()
  } finally {
    sqlite.close()
  }
}
