import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import data from './funnels.json' with { type: 'json' }

const step = v.strictObject({
  title: v.string(),
  /** The parts by which an event is known for a step: its name and its distinctive fields. */
  event: v.record(v.string(), v.union([v.string(), v.number()])),
})
type Step = v.InferOutput<typeof step>

/** The funnels (rules.md#tracking), each with its steps in their order. */
export const FUNNELS = dataFile(
  'funnels.json',
  v.array(v.strictObject({ id: v.string(), title: v.string(), steps: v.array(step) })),
  data,
)

const row = v.object({ event: v.string() })
const fields = v.record(v.string(), v.unknown())

/**
 * Each funnel with the number of events of each step, since `from` (the sandbox's clock) where it
 * is given.
 */
export function readFunnels({ db }: World, from = '') {
  const events = db
    .all(row, 'SELECT event FROM tracked_events WHERE time >= ?', from)
    .map(({ event }) => v.parse(fields, JSON.parse(event)))
  const count = (wanted: Step['event']) =>
    events.filter((event) => Object.entries(wanted).every(([name, value]) => event[name] === value))
      .length
  return FUNNELS.map(({ id, title, steps }) => ({
    id,
    title,
    steps: steps.map((it) => ({ ...it, times: count(it.event) })),
  }))
}
