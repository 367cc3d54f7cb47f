import * as v from 'valibot'
import { readPercentage } from '#offline/policy/explain-choice.ts'
import { EVERYONE, type Release } from '#offline/pack/release.ts'
import { GUARD_NAMES, type GuardName, type GuardVerdict } from './guards.ts'

/** The longest time at one step: half a year. */
const MOST_HOURS = 24 * 183

const percent = v.pipe(
  v.number(),
  v.transform((share) => readPercentage(String(share)) ?? Number.NaN),
  v.check((it) => it > 0 && it <= EVERYONE, 'a percentage above 0 with two decimals at most'),
)

const planSchema = v.strictObject({
  steps: v.pipe(
    v.array(
      v.strictObject({
        percent,
        /** The least time at this step, in hours. */
        hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HOURS)), 0),
        /** The least number of the release's devices that have to be counted at this step. */
        devices: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
      }),
    ),
    v.minLength(1, 'a plan has one step at least'),
    v.check(
      (steps) => steps.every((it, at) => it.percent > (steps[at - 1]?.percent ?? 0)),
      'each step reaches more devices than the one before',
    ),
  ),
  /** The guards that may pause the release; all when absent. */
  guards: v.optional(v.pipe(v.array(v.picklist(GUARD_NAMES)), v.minLength(1)), [...GUARD_NAMES]),
})

/** A rollout by steps. Percentages are in hundredths of a percent here. */
export interface RolloutPlan {
  readonly steps: readonly {
    readonly percent: number
    readonly hours: number
    readonly devices: number
  }[]
  readonly guards: readonly GuardName[]
}

/** Reads a plan from JSON. Throws a `RangeError` that names the place and what belongs there. */
export function readPlan(json: unknown): RolloutPlan {
  const read = v.safeParse(planSchema, json)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new RangeError(`${v.getDotPath(issue) ?? 'the plan'}: ${issue.message}`)
}

/** A release on its way through a plan. */
export interface RolloutState {
  readonly release: Pick<Release, 'basisPoints' | 'paused' | 'expired' | 'changes'>
  /** By whom and why it is halted; null when it is not. */
  readonly halt: string | null
  readonly verdicts: readonly GuardVerdict[]
  /** Devices with the release that were counted at its present percentage. */
  readonly counted: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The next act of a rollout. */
export type NextAct =
  | { readonly act: 'raise'; readonly basisPoints: number }
  | { readonly act: 'pause'; readonly reasons: readonly GuardVerdict[] }
  /** Until `at` (ms since 1970), and until `devices` more were counted. */
  | { readonly act: 'wait'; readonly at: number; readonly devices: number }
  /** A person has stopped it, and a person goes on. */
  | { readonly act: 'stopped'; readonly why: string }
  | { readonly act: 'done' }

/**
 * Returns what a rollout has to do now. All that it goes by is in the repository and the reports, so
 * a run that was ended goes on where it was, and a person may take any step between.
 */
export function nextAct(plan: RolloutPlan, state: RolloutState): NextAct {
  const { release, halt, verdicts, counted, now } = state
  if (release.expired) return { act: 'stopped', why: 'it was withdrawn' }
  if (halt !== null) return { act: 'stopped', why: halt }
  if (release.paused) return { act: 'stopped', why: 'it is paused' }
  const reasons = verdicts.filter((it) => it.isReasonToPause && plan.guards.includes(it.guard))
  if (reasons.length > 0) return { act: 'pause', reasons }
  const next = plan.steps.find(({ percent: share }) => share > release.basisPoints)
  if (next === undefined) return { act: 'done' }
  const raise = { act: 'raise', basisPoints: next.percent } as const
  const step = plan.steps.findLast(({ percent: share }) => share <= release.basisPoints)
  if (step === undefined) return raise
  const at = reachedAt(release) + step.hours * 3_600_000
  const devices = Math.max(0, step.devices - counted)
  return now >= at && devices === 0 ? raise : { act: 'wait', at, devices }
}

/**
 * The moment since which a release has been reaching its present share of devices, in ms since 1970:
 * its last publication, step or resumption. 0 where none is recorded.
 */
function reachedAt({ changes }: Pick<Release, 'changes'>): number {
  const last = changes.find(({ what }) => /^published|^rollout|resumed|halt lifted/.test(what))
  return last === undefined ? 0 : Date.parse(last.at)
}
