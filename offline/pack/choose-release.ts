import { hash } from 'node:crypto'
import { APP_PACK, EVERYONE, type Release } from './release.ts'
import { compareAppVersions } from './version.ts'

/** What decides which release a device may have. Nothing of it leaves the device. */
export interface DeviceFacts {
  /** A random id that the device made once and keeps; it names no person. */
  readonly deviceId: string
  readonly appVersion: string
  /** `android`, `ios`, and so on. */
  readonly platform: string
  readonly channel: string
  /** Which of the packs is asked for; the app's own when absent. */
  readonly pack?: string
  /** Native methods that the app answers. */
  readonly bridgeMethods: readonly string[]
  /** The newest version of the bridge's contract that the app speaks, and every older one with it; 1 when absent. */
  readonly bridgeVersion?: number
  readonly onWifi: boolean
  /** Number of the installed release; 0 when nothing, or only the built-in pack, is installed. */
  readonly current: number
  /** Numbers of releases that failed to start here and are never tried again. */
  readonly blocked: readonly number[]
}

/** Why a device may not have one release. */
export type WhyNotThis =
  /** It was withdrawn. */
  | 'expired'
  /** It is held for now. */
  | 'paused'
  /** It failed to start on this device. */
  | 'blocked'
  /** It is for other systems. */
  | 'platform'
  | 'app_too_old'
  | 'app_too_new'
  /** The app does not answer a native method that it requires. */
  | 'missing_method'
  /** Its pages speak a later contract of the bridge than the app. */
  | 'bridge'
  /** The percentage does not reach this device yet. */
  | 'not_in_cohort'
  /** It waits for wifi. */
  | 'needs_wifi'

/** Why a device gets no release. */
export type WhyNot =
  | WhyNotThis
  /** The newest release that the channel has is installed. */
  | 'up_to_date'
  /** The channel has no release of this pack. */
  | 'no_release'
  /** Everything in the channel is older than what is installed: a changed channel, or a repository that was set back. */
  | 'ahead'

/** The release to install; or why there is none, and the newest one that this is said of. */
export type Choice =
  | { readonly release: Release }
  | { readonly why: WhyNot; readonly about: Release | null }

/**
 * Where a device stands in a release's rollout: a whole number in [0, 10000), evenly spread, the same at every call.
 * A release reaches the devices whose number is under its `basisPoints`; so raising those never takes it from anyone.
 * The first four bytes of SHA-256 of salt and id, as a big-endian number, scaled: any platform can compute it.
 */
export function cohortOf(salt: string, deviceId: string): number {
  const digest = hash('sha256', `${salt}${deviceId}`, 'buffer')
  return Math.floor((digest.readUInt32BE(0) * EVERYONE) / 2 ** 32)
}

/** Oldest app that may install a release: what the pack needs, or later where the release says so. */
export function oldestApp({ minAppVersion, raisedMinAppVersion: raised }: Release): string {
  return raised !== null && compareAppVersions(raised, minAppVersion) > 0 ? raised : minAppVersion
}

/** Why a device may not have this release, whatever it has installed; `null` when it may. */
export function judgeRelease(release: Release, device: DeviceFacts): WhyNotThis | null {
  const { maxAppVersion, platforms, requiredMethods, bridgeVersion } = release
  if (release.expired) return 'expired'
  if (release.paused) return 'paused'
  if (device.blocked.includes(release.release)) return 'blocked'
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
  if (basisPoints < EVERYONE && cohortOf(salt, device.deviceId) >= basisPoints) {
    return 'not_in_cohort'
  }
  return release.wifiOnly && !device.onWifi ? 'needs_wifi' : null
}

/**
 * The newest release above the installed one that the device may have. A device never goes to a lower number, so that no change
 * of percentage, pause or expiry takes away what is installed: going back is a higher release of older content.
 */
export function chooseRelease(releases: readonly Release[], device: DeviceFacts): Choice {
  const pack = device.pack ?? APP_PACK
  const offered = releases
    .filter((release) => release.channel === device.channel && release.pack === pack)
    .toSorted((a, b) => b.release - a.release)
  const [newest] = offered
  if (newest === undefined) return { why: 'no_release', about: null }
  if (newest.release < device.current) return { why: 'ahead', about: newest }
  const newer = offered.filter((release) => release.release > device.current)
  const [first] = newer
  if (first === undefined) return { why: 'up_to_date', about: newest }
  const why = judgeRelease(first, device)
  if (why === null) return { release: first }
  const fitting = newer.find((release) => judgeRelease(release, device) === null)
  return fitting === undefined ? { why, about: first } : { release: fitting }
}
