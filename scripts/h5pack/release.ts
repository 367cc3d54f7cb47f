import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { percentage } from '#offline/pack/explain-choice.ts'
import type { Release } from '#offline/pack/release.ts'
import { addBuiltin } from '#offline/release/builtins.ts'
import { shouldPause } from '#offline/release/auto-pause.ts'
import { publishSet, refreshAll, refreshTimestamp } from '#offline/release/repository.ts'
import {
  expireRelease,
  pause,
  promote,
  resume,
  rollBack,
  setRollout,
  type Changed,
} from '#offline/release/rollouts.ts'
import {
  basisPointsOf,
  channelOf,
  command,
  packOf,
  placeOf,
  policyOf,
  shared,
  UsageError,
  whichOf,
  type Command,
  type Said,
} from './command.ts'
import { progressBar } from './progress.ts'

const { place, which, policy } = shared

/** Publishing, and what may become of a release afterwards. All of these change the repository, and all can run dry. */
export const releaseCommands: readonly Command[] = [
  command({
    name: 'publish',
    args: 'ZIP...',
    summary: 'sign packs and make them the newest release of a channel, all at once',
    options: {
      ...place,
      ...policy,
      channel: which.channel,
      pack: which.pack,
      replace: { type: 'boolean', default: false },
      'allow-qa': { type: 'boolean', default: false },
    },
    async run(values, zips) {
      if (values.pack !== undefined && zips.length > 1) {
        throw new UsageError(
          '--pack names one pack; several have the names that they were built with.',
        )
      }
      const packs = await publishSet({
        ...slowPlaceOf(values),
        zips,
        channel: channelOf(values.channel),
        ...(values.pack === undefined ? {} : { pack: packOf(values.pack) }),
        policy: policyOf(values),
        replace: values.replace,
        allowQa: values['allow-qa'],
      })
      const dry = values['dry-run']
      const lines = packs.map(({ pack, version, release, unchanged }) => {
        const what = unchanged
          ? `${dry ? 'is' : 'was'} published already, ${dry ? 'would be ' : ''}signed anew`
          : `${dry ? 'would be ' : ''}published`
        return `${named(pack, version)} ${what}: release ${release} in ${values.repo}`
      })
      const [first] = packs
      if (first === undefined) throw new UsageError('"publish" takes ZIP...; 0 were given.')
      const { timestampExpires } = first
      const releases = packs.map(({ unchanged, ...release }) => ({ release, unchanged }))
      return {
        lines: [
          ...lines,
          `${first.channel}: ${reach(first)}`,
          ...packs.flatMap((it) => sentAs(it, packs.length > 1)),
          ...(first.qa ? ['warning: QA screens open in it, for everyone whom it reaches'] : []),
          `devices install it until ${timestampExpires}; refresh before that`,
        ],
        data: { dryRun: dry, ...releases[0], releases, timestampExpires },
      }
    },
  }),

  command({
    name: 'builtin',
    args: 'ZIP',
    summary: 'tell the repository which pack an app carries, so that releases have a delta from it',
    options: { ...place, pack: which.pack },
    async run(values, [zip = '']) {
      const pack = values.pack === undefined ? undefined : packOf(values.pack)
      const { version, timestampExpires } = await addBuiltin(slowPlaceOf(values), zip, pack)
      const dry = values['dry-run']
      return {
        lines: [
          `version ${version} ${dry ? 'would be' : 'is'} known as built in: releases ${dry ? 'would ' : ''}have a delta from it`,
        ],
        data: { dryRun: dry, version, timestampExpires },
      }
    },
  }),

  command({
    name: 'rollout',
    args: 'N%',
    summary: 'let a release reach N percent of the devices',
    options: { ...place, ...which },
    async run(values, [percent = '']) {
      const basisPoints = basisPointsOf(percent)
      return told(await setRollout(placeOf(values), basisPoints, whichOf(values)), values)
    },
  }),

  command({
    name: 'pause',
    summary:
      'give a release to nobody for now; with --if-failing only when a report of first starts says so',
    options: { ...place, ...which, 'if-failing': { type: 'string' } },
    async run(values) {
      const file = values['if-failing']
      if (file !== undefined) {
        const reports = await readReports(file)
        if (!shouldPause(reports)) {
          const { started, failed } = reports
          const line = `not paused: ${failed} of ${started} first starts failed, which is borne`
          return { lines: [line], data: { paused: false, reports } }
        }
      }
      return told(await pause(placeOf(values), whichOf(values)), values)
    },
  }),

  command({
    name: 'resume',
    summary: 'end a pause',
    options: { ...place, ...which },
    run: async (values) => told(await resume(placeOf(values), whichOf(values)), values),
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
    },
    async run(values, [to = '']) {
      const from = whichOf({ ...values, channel: values.from })
      const allowed = values['allow-qa']
      const changed = await promote(
        slowPlaceOf(values),
        channelOf(to),
        from,
        policyOf(values),
        allowed,
      )
      return told(changed, values)
    },
  }),

  command({
    name: 'rollback',
    args: 'VERSION',
    summary: 'take back the newest: a higher release of an older version, for everyone',
    options: { ...place, channel: which.channel, pack: which.pack },
    run: async (values, [version = '']) =>
      told(await rollBack(slowPlaceOf(values), version, whichOf(values)), values),
  }),

  command({
    name: 'expire',
    summary: 'withdraw a release for good',
    options: { ...place, ...which },
    run: async (values) => told(await expireRelease(placeOf(values), whichOf(values)), values),
  }),

  command({
    name: 'refresh',
    summary:
      'sign the timestamp for another day, from cron; --all: targets and snapshot for another 30 days too',
    options: { ...place, all: { type: 'boolean', default: false } },
    async run(values) {
      const expires = await (values.all ? refreshAll : refreshTimestamp)(placeOf(values))
      const dry = values['dry-run']
      return {
        lines: [`${dry ? 'would be ' : ''}signed anew: devices install until ${expires}`],
        data: { dryRun: dry, timestampExpires: expires },
      }
    },
  }),
]

/** Who a release reaches, in words. */
export function reach(release: Release): string {
  const { raisedMinAppVersion, minAppVersion, maxAppVersion, platforms, requiredMethods } = release
  const conditions = [
    `app ${raisedMinAppVersion ?? minAppVersion} or later`,
    ...(maxAppVersion === null ? [] : [`up to app ${maxAppVersion}`]),
    ...(platforms.length === 0 ? [] : [`on ${platforms.join(', ')}`]),
    ...(requiredMethods.length === 0 ? [] : [`answering ${requiredMethods.join(', ')}`]),
    ...(release.wifiOnly ? ['on wifi'] : []),
  ]
  const held = release.expired ? 'withdrawn' : release.paused ? 'paused' : null
  const share = `${percentage(release.basisPoints)} of devices`
  const notes = release.notes === '' ? '' : `: ${release.notes}`
  return `${held === null ? '' : `${held}, `}${share}, ${conditions.join(', ')}${notes}`
}

/** A pack in words; the app's own is named by its version alone. */
function named(pack: string, version: string): string {
  return pack === 'app' ? `version ${version}` : `${pack} ${version}`
}

/** The repository, for a command that may make deltas: it shows how far it is. */
function slowPlaceOf(values: Parameters<typeof placeOf>[0]) {
  return { ...placeOf(values), onProgress: progressBar('deltas') }
}

/** What devices download, in words. */
function sentAs({ pack, version, bytes, deltas }: Release, several: boolean): string[] {
  const what = several ? `${named(pack, version)} sent` : 'sent'
  const sizes = deltas.map((it) => it.bytes)
  const count = (value: number) => value.toLocaleString('en-US')
  const whole = `${count(bytes)} bytes as a whole`
  if (sizes.length === 0) return [`${what}: ${whole}`]
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const range = least === most ? `${count(most)} bytes` : `${count(least)} to ${count(most)} bytes`
  const packs = deltas.length === 1 ? '1 earlier pack' : `${deltas.length} earlier packs`
  return [`${what}: ${whole}, ${range} as a delta from ${packs}`]
}

function told(changed: Changed, values: { readonly 'dry-run': boolean }): Said {
  const { before, after, others, withdrawn, timestampExpires } = changed
  const dryRun = values['dry-run']
  const name = `release ${after.release}, ${named(after.pack, after.version)} in ${after.channel}`
  const back = after.rollbackOf === null ? '' : `, in place of release ${after.rollbackOf}`
  return {
    lines: [
      `${dryRun ? 'would be: ' : ''}${name}${before === null ? back : ''}`,
      ...(before === null ? [] : [`  before  ${reach(before)}`]),
      `  now     ${reach(after)}`,
      ...(others.length === 0
        ? []
        : [
            `  with it ${others.map((it) => `release ${it.release}, ${named(it.pack, it.version)}`).join('; ')}`,
          ]),
      ...(withdrawn.length === 0
        ? []
        : [`  withdrawn with it: release ${withdrawn.toSorted((a, b) => a - b).join(', ')}`]),
    ],
    data: { dryRun, before, after, others, withdrawn, timestampExpires },
  }
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const reportsSchema = v.object({ started: count, failed: count })

async function readReports(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read; give a file with {"started": N, "failed": N}.`)
  })
  try {
    return v.parse(reportsSchema, JSON.parse(text))
  } catch (error) {
    throw new UsageError(`${file} is not {"started": N, "failed": N}.`, { cause: error })
  }
}
