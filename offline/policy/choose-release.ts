import { hash } from 'node:crypto'
import { APP_PACK, EVERYONE, type Release } from '#offline/pack/release.ts'
import {
  setIdentity,
  belongsTo,
  setMembers,
  setNumber,
  candidateSets,
  type ReleaseSet,
} from './release-set.ts'
import { compareAppVersions } from '../pack/version.ts'

/** The facts that decide which release a device may have. They are never sent anywhere. */
export interface DeviceFacts {
  /** A random id that the device made once; it identifies no person. */
  readonly deviceId: string
  readonly appVersion: string
  /** `android`, `ios`, and so on. */
  readonly platform: string
  readonly channel: string
  /** The pack to choose a release of; the app's own when absent. */
  readonly pack?: string
  /** Native methods that the app has. */
  readonly bridgeMethods: readonly string[]
  /**
   * The newest version of the bridge contract that the app supports, with all older ones; 1 when
   * absent.
   */
  readonly bridgeVersion?: number
  readonly onWifi: boolean
  /**
   * Number of the installed release, or set; 0 when nothing, or only the built-in pack, is
   * installed.
   */
  readonly current: number
  /**
   * Numbers of the installed set's members, the common one first; of a pack without parts, and when
   * absent, `current` alone.
   */
  readonly members?: readonly number[] | undefined
  /** Numbers of releases that failed to start here and are never tried again. */
  readonly blocked: readonly number[]
  /** Content (`setIdentity`) that failed to start here. */
  readonly blockedContent?: readonly string[] | undefined
}

/** The reason why a device may not have one release. */
export type WhyNotThis =
  /** It was withdrawn. */
  | 'expired'
  /** It is held for now. */
  | 'paused'
  /** It failed to start on this device and is never tried again. */
  | 'blocked'
  /** It is for other systems. */
  | 'platform'
  | 'app_too_old'
  | 'app_too_new'
  /** The app lacks a native method that it requires. */
  | 'missing_method'
  /** Its pages need a newer version of the bridge contract than the app has. */
  | 'bridge'
  /** The percentage does not reach this device yet. */
  | 'not_in_cohort'
  /** It waits for wifi. */
  | 'needs_wifi'
  /** One of its parts has no release that was built against it. */
  | 'incomplete'

/** The reason why a device gets no release. */
export type WhyNot =
  | WhyNotThis
  /** The newest release that the channel has is installed. */
  | 'up_to_date'
  /** The channel has no release of this pack. */
  | 'no_release'
  /**
   * Everything in the channel is older than what is installed: a changed channel, or a repository
   * that was set back.
   */
  | 'ahead'

/**
 * The set to install; or the reason why there is none, and the newest release to which it applies.
 */
export type Choice = ReleaseSet | { readonly why: WhyNot; readonly about: Release | null }

/**
 * A device's cohort in a release's rollout: a whole number in [0, 10000), evenly distributed and
 * the same at every call. A release reaches the devices whose cohort is below its `basisPoints`, so
 * raising those excludes no device that was included. Computed on any platform as the first four
 * bytes of SHA-256(salt + id), a big-endian number scaled to 10000.
 */
export function deviceCohort(salt: string, deviceId: string): number {
  const digest = hash('sha256', `${salt}${deviceId}`, 'buffer')
  return Math.floor((digest.readUInt32BE(0) * EVERYONE) / 2 ** 32)
}

/**
 * Oldest app that may install a release: the higher of the pack's and of the release's own minimum.
 */
export function oldestApp({ minAppVersion, raisedMinAppVersion: raised }: Release): string {
  return raised !== null && compareAppVersions(raised, minAppVersion) > 0 ? raised : minAppVersion
}

/**
 * Returns why a device may not have this release, whatever it has installed, alone or as a member
 * of a set; `null` when it may.
 */
export function judgeRelease(release: Release, device: DeviceFacts): WhyNotThis | null {
  const { maxAppVersion, platforms, requiredMethods, bridgeVersion } = release
  if (release.expired) return 'expired'
  if (release.paused) return 'paused'
  if (
    release.needs === null &&
    release.parts.length === 0 &&
    isBlocked({ release, parts: [] }, device)
  )
    return 'blocked'
  if (platforms.length > 0 && !platforms.includes(device.platform)) return 'platform'
  if (compareAppVersions(device.appVersion, oldestApp(release)) < 0) return 'app_too_old'
  if (maxAppVersion !== null && compareAppVersions(device.appVersion, maxAppVersion) > 0) {
    return 'app_too_new'
  }
  if (bridgeVersion > (device.bridgeVersion ?? 1)) return 'bridge'
  if (!requiredMethods.every((method) => device.bridgeMethods.includes(method))) {
    return 'missing_method'
  }
  const { basisPoints, salt } = release
  if (basisPoints < EVERYONE && deviceCohort(salt, device.deviceId) >= basisPoints) {
    return 'not_in_cohort'
  }
  return release.wifiOnly && !device.onWifi ? 'needs_wifi' : null
}

function isBlocked(set: ReleaseSet, { blocked, blockedContent = [] }: DeviceFacts): boolean {
  if (blocked.includes(setNumber(set))) return true
  // Saves the hashing for almost every device of a simulation of millions.
  if (blockedContent.length === 0) return false
  return blockedContent.includes(setIdentity(setMembers(set).map((it) => it.sha256)))
}

/**
 * The newest set that the device may have and that is newer than the installed one: a common
 * release, and of each of its parts the newest release that was built against it. Sets are ordered
 * by their common release, then by their number; so a part that is released alone makes a newer
 * set, and one released for an older common pack takes no device back to that. A device never moves
 * down in that order: no change of percentage, pause or expiry removes what is installed, and a
 * rollback is a higher release of older content.
 */
export function chooseRelease(releases: readonly Release[], device: DeviceFacts): Choice {
  const pack = device.pack ?? APP_PACK
  const common = device.members?.[0] ?? device.current
  const inChannel = releases.filter((release) => release.channel === device.channel)
  const offered = inChannel
    .filter((release) => release.pack === pack)
    .toSorted((a, b) => b.release - a.release)
  const [newest] = offered
  if (newest === undefined) return { why: 'no_release', about: null }
  if (newest.release < common) return { why: 'ahead', about: newest }
  let held: Extract<Choice, { readonly why: unknown }> | null = null
  for (const release of offered) {
    if (release.release < common) break
    const choice = newestSet(
      release,
      inChannel,
      device,
      release.release > common ? 0 : device.current,
    )
    if (choice !== null && 'release' in choice) return choice
    held ??= choice
  }
  return held ?? { why: 'up_to_date', about: newest }
}

/**
 * The newest set of this common release with a number above `above`; or why there is none; `null`
 * when none was released.
 */
function newestSet(
  release: Release,
  inChannel: readonly Release[],
  device: DeviceFacts,
  above: number,
): Choice | null {
  const [newest] = candidateSets(release, inChannel)
  if (newest !== undefined && setNumber(newest) <= above) return null
  const why = judgeRelease(release, device)
  if (why !== null) return { why, about: release }
  if (newest === undefined) return { why: 'incomplete', about: release }
  for (const set of candidateSets(
    release,
    inChannel,
    (part) => judgeRelease(part, device) === null,
  )) {
    if (setNumber(set) <= above) break
    if (!isBlocked(set, device)) return set
  }
  return explainHeldSet(release, inChannel, device, newest)
}

/**
 * Returns why the device may have no set of a common release although all of its parts are
 * released.
 */
function explainHeldSet(
  release: Release,
  inChannel: readonly Release[],
  device: DeviceFacts,
  newest: ReleaseSet,
): Choice {
  for (const part of newest.parts) {
    const why = judgeRelease(part, device)
    if (why !== null) return { why, about: part }
  }
  const about = inChannel.find((it) => belongsTo(it, release) && it.release === setNumber(newest))
  return { why: 'blocked', about: about ?? release }
}
