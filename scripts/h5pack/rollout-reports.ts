import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { decodeText } from '#scripts/text/text-file.ts'
import { EVERYONE } from '#offline/pack/release.ts'
import {
  GUARD_NAMES,
  GUARDS,
  judgeReports,
  type GuardBatch,
  type GuardVerdict,
} from '#offline/rollout/guards.ts'
import { shareOfStep } from '#offline/rollout/rate-comparison.ts'
import { UsageError } from './command.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const group = v.pipe(
  v.object({ devices: count, failed: count }),
  v.check(({ devices, failed }) => failed <= devices, 'more devices failed than there are'),
)
const reach = v.pipe(count, v.maxValue(EVERYONE - 1))
const reportsFile = v.object({
  /** The number of the release that they are about. */
  release: v.pipe(count, v.minValue(1)),
  reports: v.array(
    v.object({
      guard: v.picklist(GUARD_NAMES),
      /** The percentage before and in the step, in hundredths of a percent. */
      step: v.pipe(
        v.tuple([reach, reach]),
        v.check(([before, after]) => before < after, 'a step reaches more devices than before'),
      ),
      release: group,
      control: group,
    }),
  ),
})

const SHAPE =
  '{"release": N, "reports": [{"guard": "failedStart", "step": [100, 500], "release": {"devices": N, "failed": N}, "control": {"devices": N, "failed": N}}]}'

/** Reports of one step, with the percentage that it reaches, in hundredths of a percent. */
interface StepReports extends GuardBatch {
  readonly basisPoints: number
}

/**
 * Reads a file of reports of one release (offline/format.md). Throws an error that says what the file
 * is to have, and what is wrong with it; reports of another release are refused too.
 */
export async function readReports(file: string, release: number): Promise<readonly StepReports[]> {
  const text = await readFile(file).then(decodeText, () => {
    throw new Error(`${file} cannot be read; give a file with ${SHAPE}.`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is no JSON; it is to be ${SHAPE}.`, { cause: error })
  }
  const read = v.safeParse(reportsFile, json)
  if (!read.success) {
    const [issue] = read.issues
    const place = v.getDotPath(issue) ?? 'it'
    throw new UsageError(`${file} is not ${SHAPE}: ${place}: ${issue.message}.`)
  }
  if (read.output.release !== release) {
    throw new UsageError(
      `${file} has reports of release ${read.output.release}; release ${release} is judged by its own.`,
    )
  }
  return read.output.reports.map(({ step: [before, after], guard, release: reached, control }) => ({
    basisPoints: after,
    guard,
    release: reached,
    control,
    share: shareOfStep(before, after),
  }))
}

/** The release's devices that were counted at a percentage, by the guard that counted most. */
export const countedAt = (reports: readonly StepReports[], basisPoints: number): number =>
  Math.max(
    ...GUARD_NAMES.map((guard) =>
      reports
        .filter((it) => it.guard === guard && it.basisPoints === basisPoints)
        .reduce((sum, { release }) => sum + release.devices, 0),
    ),
  )

/** The verdicts of guards that have reports. */
export const reportVerdicts = (batches: readonly GuardBatch[]): readonly GuardVerdict[] =>
  judgeReports(batches).filter(({ release, control }) => release.devices + control.devices > 0)

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A verdict as a sentence: how many failed in both groups, and what follows from it. */
export function describeVerdict(verdict: GuardVerdict): string {
  const { guard, release, control, evidence, needed, bounds, isReasonToPause } = verdict
  const counted = ({ devices, failed }: GuardVerdict['release']) =>
    `${number.format(failed)} of ${number.format(devices)}`
  const seen = `${counted(release)} devices with it ${GUARDS[guard].words}, ${counted(control)} without it`
  if (isReasonToPause && bounds.atLeast !== null) {
    return `${seen}: at least ${number.format(bounds.atLeast)} times as often`
  }
  const most =
    bounds.atMost === null ? '' : `; at most ${number.format(bounds.atMost)} times as often`
  return evidence >= needed
    ? `${seen}: more often, by less than matters`
    : `${seen}: evidence ${number.format(evidence)} of ${number.format(needed)}${most}`
}
