import { Hono } from 'hono'
import * as v from 'valibot'
import type { World } from '#test/sandbox/kernel/world.ts'

/** As pages report an opening (rules.md#tracking). */
const opening = v.object({
  name: v.literal('opening'),
  row: v.string(),
  ms: v.number(),
  since: v.picklist(['tap', 'navigation', 'opening']),
  kind: v.picklist(['cold', 'warm']),
  left: v.boolean(),
  engine: v.string(),
  device: v.string(),
  version: v.string(),
})
type Opening = v.InferOutput<typeof opening>

/** By what openings may be narrowed: `?version=1.4.0&device=low`. */
const FIELDS = ['row', 'kind', 'since', 'engine', 'device', 'version'] as const
const SOON_MS = 1_000

/** The number of openings, and the share of them that showed a live figure within a second. */
function summary<T extends object>(of: T, all: readonly Opening[]) {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const soon = times.filter((ms) => ms < SOON_MS).length
  return {
    ...of,
    openings: all.length,
    underOneSecond: all.length === 0 ? null : soon / all.length,
    medianMs: times[Math.floor(times.length / 2)] ?? null,
  }
}

/**
 * `/openings`: how soon pages have opened, by the newest events of tracking. Without openings
 * during which the user was elsewhere, and those whose tap time is unknown.
 */
export function openingRoutes({ db }: World): Hono {
  const app = new Hono()
  app.get('/openings', (context) => {
    const events = db.all(v.object({ event: v.string() }), 'SELECT event FROM tracked_events')
    const wanted = FIELDS.flatMap((field) => {
      const value = context.req.query(field)
      return value === undefined ? [] : [{ field, value }]
    })
    const all = events.flatMap(({ event }) => {
      const read = v.safeParse(opening, JSON.parse(event))
      if (!read.success || read.output.left || read.output.since === 'opening') return []
      return wanted.every(({ field, value }) => read.output[field] === value) ? [read.output] : []
    })
    const keyOf = ({ row, kind }: Opening) => `${row} ${kind}`
    const places = new Map(all.map((it) => [keyOf(it), { row: it.row, kind: it.kind }]))
    const rows = Array.from(places, ([key, place]) =>
      summary(
        place,
        all.filter((it) => keyOf(it) === key),
      ),
    )
    return context.json(summary({ rows }, all))
  })
  return app
}
