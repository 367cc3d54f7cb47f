import * as v from 'valibot'
import { EVERYONE } from '#offline/pack/release.ts'
import { GUARD_NAMES, type GuardName } from '#offline/rollout/guards.ts'
import type { Events } from './open-events.ts'

/** One entry of a file of reports (format.md, Reports of a rollout). */
export interface GuardReport {
  readonly guard: GuardName
  readonly step: readonly [before: number, after: number]
  readonly release: { readonly devices: number; readonly failed: number }
  readonly control: { readonly devices: number; readonly failed: number }
}

/** The events that each guard is about, between a device's first check in a step and its judgement. */
const HAPPENED: Readonly<Record<GuardName, string>> = {
  failedStart: `e.kind = 'failed' AND e.reason IN ('no_screen', 'process_gone')`,
  rolledBack: `e.kind = 'rolledBack'`,
  slowOpening: `e.kind = 'opened' AND e.ms > 1000`,
  pageError: `e.kind = 'failed' AND e.reason = 'page_error'`,
}

const row = v.object({
  before: v.number(),
  after: v.number(),
  hour: v.number(),
  reached: v.boolean(),
  devices: v.number(),
  ...v.object(v.entriesFromList(GUARD_NAMES, v.number())).entries,
})

/**
 * The judged devices of each step of a release's rollout, by the hour of their judgement: that is the
 * first opening ten minutes or more after the first check in the step, for the devices that the step
 * reaches and for those that it does not reach alike.
 */
const JUDGED = `
  WITH steps AS (
    SELECT basisPoints AS after, coalesce(lag(basisPoints) OVER (ORDER BY basisPoints), 0) AS before
    FROM (SELECT DISTINCT basisPoints FROM events
          WHERE kind = 'checked' AND release = $release AND basisPoints > 0 AND basisPoints < ${EVERYONE})),
  checks AS (
    SELECT s.before, s.after, c.device, min(c."time") AS since, min(c.cohort) < s.after AS reached
    FROM steps AS s JOIN events AS c
      ON c.kind = 'checked' AND c.release = $release AND c.basisPoints = s.after AND c.cohort >= s.before
    GROUP BY s.before, s.after, c.device),
  judged AS (
    SELECT k.*, min(e."time") AS until
    FROM checks AS k JOIN events AS e
      ON e.device = k.device AND e.kind = 'opened' AND e."time" >= k.since + INTERVAL 10 MINUTE
    GROUP BY ALL),
  counted AS (
    SELECT j.before, j.after, j.device, j.reached, j.until,
      ${GUARD_NAMES.map((it) => `count(*) FILTER (${HAPPENED[it]}) > 0 AS ${it}`).join(', ')}
    FROM judged AS j JOIN events AS e
      ON e.device = j.device AND e."time" >= j.since AND e."time" <= j.until
    GROUP BY ALL)
  SELECT before, after, epoch_ms(date_trunc('hour', until)) AS hour, reached, count(*) AS devices,
    ${GUARD_NAMES.map((it) => `count(*) FILTER (${it}) AS ${it}`).join(', ')}
  FROM counted GROUP BY ALL ORDER BY before, after, hour, reached`

const NONE = { devices: 0, failed: 0 } as const

/**
 * The reports by which a release is judged while its rollout goes on, from its devices' own events: one
 * entry for each guard, step and hour. Devices that report are counted as they are: the groups lose the same.
 */
export async function guardReports(
  events: Events,
  release: number,
): Promise<readonly GuardReport[]> {
  const answer = await events.ask(JUDGED, { release: BigInt(release) })
  const rows = answer.map((it) =>
    v.parse(
      row,
      Object.fromEntries(
        Object.entries(it).map(([name, value]) => [
          name,
          typeof value === 'bigint' ? Number(value) : value,
        ]),
      ),
    ),
  )
  const parts = new Set(rows.map(({ before, after, hour }) => `${before} ${after} ${hour}`))
  return GUARD_NAMES.flatMap((guard) =>
    [...parts].map((part): GuardReport => {
      const [before = 0, after = 0, hour = 0] = part.split(' ').map(Number)
      const group = (reached: boolean) => {
        const found = rows.find(
          (it) =>
            it.before === before &&
            it.after === after &&
            it.hour === hour &&
            it.reached === reached,
        )
        return found === undefined ? NONE : { devices: found.devices, failed: found[guard] }
      }
      return { guard, step: [before, after], release: group(true), control: group(false) }
    }),
  )
}
