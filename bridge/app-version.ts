import { CONTRACT_VERSION } from './channel.ts'
import type { Method } from './contract.ts'
import { isObject } from './wire.ts'

/** An app's versions, from its answer to `GetDeviceInfoAndSystemInfo`. */
export interface AppVersion {
  /** Three numbers with dots. */
  readonly appVersion: string
  /** The app's `CONTRACT_VERSION`. */
  readonly bridgeVersion: number
}

/** The method that every app answers, in every version; the handshake calls it. */
export const HANDSHAKE = 'GetDeviceInfoAndSystemInfo'

/**
 * Deadline and effect of its contract row, copied so that a page that never calls it need not load
 * the row.
 */
export const HANDSHAKE_CALL = { deadline: 3_000, effect: 'query' } as const

/**
 * Reads the handshake's answer; undefined when the versions are missing or malformed. Without a
 * schema, and only the two fields that matter: the answer of an app on a platform outside the
 * contract still contains its version.
 */
export function readAppVersion(raw: unknown): AppVersion | undefined {
  if (!isObject(raw)) return undefined
  const { appVersion, bridgeVersion } = raw
  const known =
    typeof appVersion === 'string' &&
    /^\d+\.\d+\.\d+$/.test(appVersion) &&
    typeof bridgeVersion === 'number' &&
    Number.isInteger(bridgeVersion)
  return known ? { appVersion, bridgeVersion } : undefined
}

function isOlder(version: string, than: string): boolean {
  const have = version.split('.').map(Number)
  const need = than.split('.').map(Number)
  for (let at = 0; at < 3; at += 1) {
    const difference = (have[at] ?? 0) - (need[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/**
 * Returns why this app does not have a method; undefined when it has it. A newer app serves older
 * pages, so only an older one can be without a method.
 */
export function unsupportedReason(
  { appVersion, bridgeVersion }: AppVersion,
  { since }: Pick<Method, 'since'>,
): string | undefined {
  if (bridgeVersion < CONTRACT_VERSION) {
    return `the app has contract version ${bridgeVersion}, this page ${CONTRACT_VERSION}`
  }
  return isOlder(appVersion, since) ? `since app ${since}, this is ${appVersion}` : undefined
}
