import {
  chooseRelease,
  deviceCohort,
  judgeRelease,
  oldestApp,
  type Choice,
  type DeviceFacts,
  type WhyNot,
  type WhyNotThis,
} from './choose-release.ts'
import { describeHalt, effectiveHalt, type Halt } from './halts.ts'
import { APP_PACK, EVERYONE, type Release } from '#offline/pack/release.ts'
import { isInFamily, setMembers, setNumber } from './release-set.ts'

export interface ExplainedRelease {
  readonly release: number
  readonly pack: string
  readonly version: string
  /** `installed`, `older` than what is installed, `allowed`, or why the device may not have it. */
  readonly verdict: 'installed' | 'older' | 'allowed' | WhyNotThis
  readonly sentence: string
}

export interface Explanation {
  /** The act of the device: `install`, or why it installs nothing. */
  readonly outcome: 'install' | WhyNot
  readonly sentence: string
  /** Every release of the device's channel and pack, including those of its parts, newest first. */
  readonly releases: readonly ExplainedRelease[]
}

/** Formats a share of devices in basis points: `1250` is `12.5 %`. */
export function percentage(basisPoints: number): string {
  return `${basisPoints / 100} %`
}

/**
 * Explains what a device has and what it would install next, by the rules that the device itself
 * uses. `halts` name who stopped a release, and why.
 */
export function explainChoice(
  releases: readonly Release[],
  facts: DeviceFacts,
  halts: readonly Halt[] = [],
): Explanation {
  const pack = facts.pack ?? APP_PACK
  const choice = chooseRelease(releases, facts)
  const offered = releases
    .filter((it) => it.channel === facts.channel && isInFamily(it, pack))
    .toSorted((a, b) => b.release - a.release)
  return {
    outcome: 'release' in choice ? 'install' : choice.why,
    sentence: describeOutcome(choice, facts, releases, halts),
    releases: offered.map((release) => {
      const [verdict, sentence] = releaseVerdict(release, facts, halts)
      return {
        release: release.release,
        pack: release.pack,
        version: release.version,
        verdict,
        sentence,
      }
    }),
  }
}

/** `; it is halted since ...` of the first that is; empty where none is. */
function haltedToo(releases: readonly Release[], halts: readonly Halt[]): string {
  const [halt] = releases.flatMap((it) => effectiveHalt(it, halts) ?? [])
  return halt === undefined ? '' : `; it is ${describeHalt(halt)}`
}

function releaseVerdict(
  release: Release,
  facts: DeviceFacts,
  halts: readonly Halt[],
): [ExplainedRelease['verdict'], sentence: string] {
  const members = facts.members ?? [facts.current]
  if (members.includes(release.release)) {
    return ['installed', `it is what the device has${haltedToo([release], halts)}`]
  }
  const installed = release.needs === null ? (members[0] ?? 0) : facts.current
  if (release.release < installed) return ['older', 'devices never go to a lower release']
  // A set that did not start is blocked by its number, which is the number of one of its members.
  const failed = facts.blocked.includes(release.release)
  const why = failed ? 'blocked' : judgeRelease(release, facts)
  return why === null
    ? ['allowed', 'the device may have it']
    : [why, reasons[why](release, facts, halts)]
}

type Reason = (release: Release, facts: DeviceFacts, halts: readonly Halt[]) => string

const reasons: Readonly<Record<WhyNotThis, Reason>> = {
  expired: () => 'it was withdrawn',
  paused: (release, _facts, halts) => {
    const halt = effectiveHalt(release, halts)
    return halt === null ? 'it is paused' : `it is ${describeHalt(halt)}`
  },
  blocked: () => 'it failed to start on this device and is blocked there',
  platform: ({ platforms }, facts) =>
    `it is for ${platforms.join(', ')}; the device is ${facts.platform}`,
  app_too_old: (release, facts) =>
    `it needs app ${oldestApp(release)}; the device has ${facts.appVersion}`,
  app_too_new: ({ maxAppVersion }, facts) =>
    `it is for apps up to ${maxAppVersion ?? 'any'}; the device has ${facts.appVersion}`,
  missing_method: ({ requiredMethods }, { bridgeMethods }) =>
    `the app lacks the method ${requiredMethods.filter((it) => !bridgeMethods.includes(it)).join(', ')}`,
  bridge: (release, { bridgeVersion = 1 }) =>
    `its pages need bridge contract ${release.bridgeVersion}; the app has ${bridgeVersion}`,
  not_in_cohort: ({ basisPoints, salt }, { deviceId }) =>
    `it reaches ${percentage(basisPoints)} of devices; this one is included above ${percentage(deviceCohort(salt, deviceId))}`,
  needs_wifi: () => 'it waits for wifi',
  incomplete: ({ parts }) =>
    `not all of its parts (${parts.join(', ')}) have a release that was built against it`,
}

function describeOutcome(
  choice: Choice,
  facts: DeviceFacts,
  releases: readonly Release[],
  halts: readonly Halt[],
): string {
  if ('release' in choice) {
    const versions = setMembers(choice).map(({ pack, version }, at) =>
      at === 0 ? `version ${version}` : `${pack} ${version}`,
    )
    return `It installs release ${setNumber(choice)} (${versions.join(', ')}) at its next check.`
  }
  const { why, about } = choice
  const has = facts.current === 0 ? 'its built-in pack' : `release ${facts.current}`
  const { channel, pack = APP_PACK } = facts
  if (why === 'no_release' || about === null) {
    return `It keeps ${has}: ${channel} has no release of the pack ${pack}.`
  }
  if (why === 'up_to_date') {
    const numbers = facts.members ?? [facts.current]
    const own = releases.filter(({ release }) => numbers.includes(release))
    return `It keeps ${has}, the newest of ${channel}${haltedToo(own, halts)}.`
  }
  if (why === 'ahead') {
    return `It keeps ${has}: ${channel} ends at release ${about.release}, which is older.`
  }
  return `It keeps ${has}: the newest is release ${about.release}, and ${reasons[why](about, facts, halts)}.`
}

/**
 * Reads a percentage such as `12.5` or `12.5%` as basis points; `null` when it is not within 0 to
 * 100.
 */
export function readPercentage(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim())
  if (match === null) return null
  const [, whole = '', part = ''] = match
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return basisPoints <= EVERYONE ? basisPoints : null
}
