import { CONTRACT_VERSION } from './channel.ts'
import type { Method } from './contract.ts'
import { isObject } from './wire.ts'

/** What an app says of itself in `GetDeviceInfoAndSystemInfo`. */
export interface AppVersion {
  /** Three numbers with dots. */
  readonly appVersion: string
  /** The app's `CONTRACT_VERSION`. */
  readonly bridgeVersion: number
}

/** The method that every app answers, in every version; the handshake asks it. */
export const HANDSHAKE = 'GetDeviceInfoAndSystemInfo'

/** How it is asked, as its row of the contract says: a page that does not call it need not load the row for that. */
export const HANDSHAKE_CALL = { deadline: 3_000, effect: 'query' } as const

/**
 * Reads the handshake's answer; undefined when it does not say which app this is. By hand, and only the two fields that
 * decide: an app on a system that this contract does not know still says how old it is.
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
 * Why this app does not have a method; undefined when it has. A newer app serves older pages, so only an older one lacks
 * anything.
 */
export function unsupportedReason(
  { appVersion, bridgeVersion }: AppVersion,
  { since }: Pick<Method, 'since'>,
): string | undefined {
  if (bridgeVersion < CONTRACT_VERSION) {
    return `the app speaks contract ${bridgeVersion}, this page ${CONTRACT_VERSION}`
  }
  return isOlder(appVersion, since) ? `since app ${since}, this is ${appVersion}` : undefined
}
