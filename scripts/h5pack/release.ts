import { join } from 'node:path'
import { percentage } from '#offline/policy/explain-choice.ts'
import { describeHalt, effectiveHalt, type Halt } from '#offline/policy/halts.ts'
import { LOCAL_CHANNEL, type Release } from '#offline/pack/release.ts'
import { addBuiltin } from '#offline/release/builtins.ts'
import { haltReleases } from '#offline/release/halt-releases.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { select } from '#offline/release/selection.ts'
import { promote, rollBack, toPromote } from '#offline/release/republish.ts'
import {
  expireRelease,
  pause,
  resume,
  setRollout,
  type Changed,
} from '#offline/release/rollouts.ts'
import { targetFile } from '#offline/release/target-files.ts'
import {
  readBasisPoints,
  readChannel,
  command,
  FIRST_STEP,
  readPackName,
  repositoryOptions,
  policyOptions,
  shared,
  UsageError,
  releaseSelection,
} from './command.ts'
import type { Command, CommandOutput } from './command-shape.ts'
import { terminalPrompt } from './confirm.ts'
import { gate, gateOptions } from './gate.ts'
import { progressBar } from './progress.ts'
import { followPlan } from './follow-plan.ts'
import { describeVerdict, readReports, reportVerdicts } from './rollout-reports.ts'

const { place, which, policy } = shared

/** The commands that change a published release. All of them support `--dry-run`. */
export const releaseCommands: readonly Command[] = [
  command({
    name: 'builtin',
    args: 'ZIP',
    summary: 'register the pack that an app ships with, so that releases get a delta from it',
    options: { ...place, pack: which.pack },
    async run(values, [zip = '']) {
      const pack = values.pack === undefined ? undefined : readPackName(values.pack)
      const { version, installableUntil } = await addBuiltin(withDeltaProgress(values), zip, pack)
      const dry = values['dry-run']
      return {
        lines: [
          `version ${version} ${dry ? 'would be' : 'is'} registered as built in: releases ${dry ? 'would ' : ''}get a delta from it`,
        ],
        data: { dryRun: dry, version, installableUntil },
      }
    },
  }),

  command({
    name: 'rollout',
    args: '[N%]',
    summary:
      'let a release reach N percent of the devices; with --plan by the steps of a file, judged by --reports',
    options: {
      ...place,
      ...which,
      plan: { type: 'string' },
      reports: { type: 'string' },
      watch: { type: 'boolean', default: false },
      every: { type: 'string', default: '60' },
    },
    async run(values, [percent]) {
      const { plan, reports, watch } = values
      if (plan !== undefined) {
        if (percent !== undefined) {
          throw new UsageError('"rollout" takes N% or --plan FILE, not both.')
        }
        if (reports === undefined) {
          throw new UsageError('"rollout --plan" needs --reports FILE: a plan is judged by them.')
        }
        return followPlan(values, { plan, reports })
      }
      if (percent === undefined || reports !== undefined || watch) {
        throw new UsageError('"rollout" takes N%, or --plan FILE with --reports FILE.')
      }
      const basisPoints = readBasisPoints(percent)
      return describeChange(
        await setRollout(repositoryOptions(values), basisPoints, releaseSelection(values)),
        values,
      )
    },
  }),

  command({
    name: 'pause',
    summary:
      'hold a release for now; with --if-failing only when reports show that devices with it fail more often than those without',
    options: { ...place, ...which, 'if-failing': { type: 'string' } },
    async run(values) {
      const file = values['if-failing']
      if (file !== undefined) {
        const status = await repositoryStatus(values.repo)
        const { release } = select(status?.releases ?? [], releaseSelection(values))
        const verdicts = reportVerdicts(await readReports(file, release))
        const reasons = verdicts.filter((it) => it.isReasonToPause)
        if (reasons.length === 0) {
          const lines = ['not paused', ...verdicts.map((it) => `  ${describeVerdict(it)}`)]
          return { lines, data: { paused: false, verdicts } }
        }
        const said = describeChange(
          await pause(repositoryOptions(values), releaseSelection(values)),
          values,
        )
        return {
          lines: [...said.lines, ...reasons.map((it) => `  ${describeVerdict(it)}`)],
          data: { ...said.data, verdicts },
        }
      }
      return describeChange(
        await pause(repositoryOptions(values), releaseSelection(values)),
        values,
      )
    },
  }),

  command({
    name: 'halt',
    summary:
      'stop a release in an emergency, with a key that can do nothing else; "resume", with the targets key, ends it',
    options: {
      ...place,
      channel: which.channel,
      pack: which.pack,
      release: which.release,
      all: { type: 'boolean', default: false },
      reason: { type: 'string' },
    },
    async run(values) {
      const { reason } = values
      if (reason === undefined || reason.trim() === '' || reason.length > 500) {
        throw new UsageError(
          '"halt" needs --reason TEXT, up to 500 letters: it is signed and shown.',
        )
      }
      const selection = { ...releaseSelection(values), all: values.all }
      const { halted, already } = await haltReleases(repositoryOptions(values), selection, reason)
      const dryRun = values['dry-run']
      const list = (them: readonly Release[]) =>
        them.map(
          (it) => `release ${it.release}, ${packLabel(it.pack, it.version)} in ${it.channel}`,
        )
      return {
        lines: [
          ...list(halted).map((it) => `${dryRun ? 'would be ' : ''}halted: ${it}`),
          ...list(already).map((it) => `halted already: ${it}`),
          'devices that have it keep it; to replace it there: "h5pack rollback VERSION", with the targets key',
        ],
        data: { dryRun, halted, already },
      }
    },
  }),

  command({
    name: 'resume',
    summary: 'end a pause, or a halt',
    options: { ...place, ...which },
    run: async (values) =>
      describeChange(await resume(repositoryOptions(values), releaseSelection(values)), values),
  }),

  command({
    name: 'promote',
    args: 'CHANNEL',
    summary: 'publish what is newest in --from to CHANNEL as a new release',
    options: {
      ...place,
      ...policy,
      from: { type: 'string', default: 'beta' },
      pack: which.pack,
      release: which.release,
      'allow-qa': { type: 'boolean', default: false },
      ...gateOptions,
    },
    async run(values, [name = '']) {
      const from = releaseSelection({ ...values, channel: values.from })
      const to = readChannel(name)
      const { repo } = values
      const releases = (await repositoryStatus(repo))?.releases ?? []
      const zips = toPromote(releases, to, from).map((it) => join(repo, 'targets', targetFile(it)))
      const pack = values.pack === undefined ? undefined : readPackName(values.pack)
      const doubts = await gate({ ...values, channel: to, zips, pack, asker: terminalPrompt() })
      const first = to === LOCAL_CHANNEL ? {} : { basisPoints: FIRST_STEP }
      const policies = { ...first, ...policyOptions(values) }
      const changed = await promote(
        withDeltaProgress(values),
        to,
        from,
        policies,
        values['allow-qa'],
      )
      const said = describeChange(changed, values)
      const asked = doubts.map((it) => `  would ask: ${it}`)
      return { lines: [...said.lines, ...asked], data: { ...said.data, doubts } }
    },
  }),

  command({
    name: 'rollback',
    args: 'VERSION',
    summary: 'replace the newest release by an older version, as a higher release for everyone',
    options: { ...place, channel: which.channel, pack: which.pack },
    run: async (values, [version = '']) =>
      describeChange(
        await rollBack(withDeltaProgress(values), version, releaseSelection(values)),
        values,
      ),
  }),

  command({
    name: 'expire',
    summary: 'withdraw a release for good',
    options: { ...place, ...which },
    run: async (values) =>
      describeChange(
        await expireRelease(repositoryOptions(values), releaseSelection(values)),
        values,
      ),
  }),
]

/**
 * Returns which devices a release reaches, in words: `50 % of devices, app 5.0.0 or later`; of a
 * halted one first by whom and why.
 */
export function describeReach(release: Release, halts: readonly Halt[] = []): string {
  const halt = effectiveHalt(release, halts)
  const { raisedMinAppVersion, minAppVersion, maxAppVersion, platforms, requiredMethods } = release
  const conditions = [
    `app ${raisedMinAppVersion ?? minAppVersion} or later`,
    ...(maxAppVersion === null ? [] : [`up to app ${maxAppVersion}`]),
    ...(platforms.length === 0 ? [] : [`on ${platforms.join(', ')}`]),
    ...(requiredMethods.length === 0 ? [] : [`with ${requiredMethods.join(', ')}`]),
    ...(release.wifiOnly ? ['on wifi'] : []),
  ]
  const stopped = halt === null ? (release.paused ? 'paused' : null) : describeHalt(halt)
  const held = release.expired ? 'withdrawn' : stopped
  const share = `${percentage(release.basisPoints)} of devices`
  const notes = release.notes === '' ? '' : `: ${release.notes}`
  return `${held === null ? '' : `${held}, `}${share}, ${conditions.join(', ')}${notes}`
}

/** `version 1.4.0` for the app's own pack, `trading 1.4.1` for any other. */
export function packLabel(pack: string, version: string): string {
  return pack === 'app' ? `version ${version}` : `${pack} ${version}`
}

/** The repository's options, with a progress bar for the making of deltas. */
export function withDeltaProgress(values: Parameters<typeof repositoryOptions>[0]) {
  return { ...repositoryOptions(values), onProgress: progressBar('deltas') }
}

export function describeChange(
  changed: Changed,
  values: { readonly 'dry-run': boolean },
): CommandOutput {
  const { before, after, others, withdrawn, halts, installableUntil } = changed
  const dryRun = values['dry-run']
  const name = `release ${after.release}, ${packLabel(after.pack, after.version)} in ${after.channel}`
  const back = after.rollbackOf === null ? '' : `, in place of release ${after.rollbackOf}`
  return {
    lines: [
      `${dryRun ? 'would be: ' : ''}${name}${before === null ? back : ''}`,
      ...(before === null ? [] : [`  before  ${describeReach(before, halts)}`]),
      `  now     ${describeReach(after, halts)}`,
      ...(others.length === 0
        ? []
        : [
            `  with it ${others.map((it) => `release ${it.release}, ${packLabel(it.pack, it.version)}`).join('; ')}`,
          ]),
      ...consequences(changed).map((it) => `  ${it}`),
      ...(withdrawn.length === 0
        ? []
        : [`  withdrawn with it: release ${withdrawn.toSorted((a, b) => a - b).join(', ')}`]),
    ],
    data: { dryRun, before, after, others, withdrawn, installableUntil },
  }
}

/**
 * Returns what else a change means: that a pause, expiry or lower percentage removes nothing from
 * devices, that no device gets what is still held, and that a halt has ended.
 */
function consequences({ before, after, others, halts, lifted }: Changed): string[] {
  if (before === null) return []
  const less = after.basisPoints < before.basisPoints
  const stopped = (after.paused && !before.paused) || (after.expired && !before.expired)
  const isHeld = [after, ...others].some((it) => it.paused || effectiveHalt(it, halts) !== null)
  return [
    ...(less || stopped
      ? ['devices that have it keep it; to replace it there: "h5pack rollback VERSION"']
      : []),
    ...(isHeld && !stopped && !after.expired
      ? ['no device gets it before "h5pack resume", with the targets key']
      : []),
    ...new Set(
      lifted.map(({ at, by, reason }) => `the halt of ${at} by ${by} has ended: ${reason}`),
    ),
  ]
}
