import * as v from 'valibot'
import { CONTRACT_VERSION } from './channel.ts'
import type { Method } from './contract.ts'
import { GetDeviceInfoAndSystemInfo } from './methods.ts'

/** What an app says of itself in `GetDeviceInfoAndSystemInfo`. */
export interface AppVersion {
  /** Three numbers with dots. */
  readonly appVersion: string
  /** The app's `CONTRACT_VERSION`. */
  readonly bridgeVersion: number
}

/** The method that every app answers, in every version; the handshake asks it. */
export const HANDSHAKE = 'GetDeviceInfoAndSystemInfo'

/** Reads the handshake's answer; undefined when it does not say which app this is. */
export function readAppVersion(raw: unknown): AppVersion | undefined {
  const device = v.safeParse(GetDeviceInfoAndSystemInfo.result, raw)
  return device.success ? device.output : undefined
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
export function lackOf(
  { appVersion, bridgeVersion }: AppVersion,
  { since }: Pick<Method, 'since'>,
): string | undefined {
  if (bridgeVersion < CONTRACT_VERSION) {
    return `the app speaks contract ${bridgeVersion}, this page ${CONTRACT_VERSION}`
  }
  return isOlder(appVersion, since) ? `since app ${since}, this is ${appVersion}` : undefined
}
