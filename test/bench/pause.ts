import { ERROR_RATE, GUARD_NAMES, GUARDS, type GuardName } from '#offline/rollout/guards.ts'
import { seededRandom } from '#offline/release/seeded-random.ts'
import type { BenchOptions } from './bench-options.ts'
import { fleetOf, watchRollout } from './pause/watched-rollout.ts'
import { textTable } from '#scripts/text/text-table.ts'

/** The share of devices that have an event of each guard without any release. */
const USUAL = { failedStart: 0.003, rolledBack: 0.001, slowOpening: 0.08, pageError: 0.01 } as const
const GOOD_DEVICES = 20_000
const BAD_DEVICES = 100_000
const GOOD = 10_000
const BAD = 1_000
const SEED = 52
const needed = (guard: GuardName) => 1 / (ERROR_RATE * GUARDS[guard].part)

/** Bad releases: what share of devices they break, and before how many have it they are to stop. */
const BAD_ONES = [
  { broken: 0.02, before: 1_000 },
  { broken: 0.005, before: 10_000 },
]
const CONTROL_SHARES = [0.001, 0.005, 0.01]

const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`

/**
 * Watches simulated releases every minute for a week, with reports that come late, twice or never
 * and a control that drifts by the hour: how many good ones are paused, and how soon bad ones.
 * `rounds`: the number of bad releases of each kind, 1,000 when absent; ten times as many good ones.
 */
export async function run({ rounds = BAD }: BenchOptions): Promise<void> {
  const random = seededRandom(SEED)
  const fleet = fleetOf(GOOD_DEVICES)
  const good = Math.round((rounds * GOOD) / BAD)
  let stopped = 0
  for (let release = 0; release < good; release += 1) {
    const isStopped = GUARD_NAMES.some(
      (guard) =>
        watchRollout(
          fleet,
          { controlShare: USUAL[guard], brokenShare: 0, needed: needed(guard) },
          random,
        ) !== null,
    )
    if (isStopped) stopped += 1
  }
  console.log(
    `${good} good releases, watched every minute for a week by ${GUARD_NAMES.length} guards: ${stopped} paused (at most ${good * ERROR_RATE})`,
  )
  const large = fleetOf(BAD_DEVICES)
  const rows = BAD_ONES.flatMap(({ broken, before }) =>
    CONTROL_SHARES.map((controlShare) => {
      const watched = { controlShare, brokenShare: broken, needed: needed('failedStart') }
      const having = Array.from({ length: rounds }, () => watchRollout(large, watched, random))
      const sorted = having.map((it) => it ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
      const soon = sorted.filter((it) => it < before).length
      const at = (share: number) => {
        const devices = sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
        return Number.isFinite(devices) ? Math.round(devices).toLocaleString('en') : 'not paused'
      }
      return [
        percent(broken),
        percent(controlShare),
        at(0.5),
        at(0.95),
        `${percent(soon / rounds)} before ${before.toLocaleString('en')}`,
      ]
    }),
  )
  console.log(
    textTable([['broken devices', 'control', 'have it: median', '95th of 100', 'paused'], ...rows]),
  )
}
