import type { DeviceFacts } from '../policy/choose-release.ts'
import { APP_PACK, PRODUCTION, releasePolicy, type Release } from '#offline/pack/release.ts'

/** A release that everyone in production gets, unless changed. */
export function sampleRelease(changes: Partial<Release> = {}): Release {
  const version = changes.version ?? '1.0.0'
  return {
    kind: 'pack',
    appId: 'fund-h5',
    pack: APP_PACK,
    needs: null,
    parts: [],
    version,
    minAppVersion: '5.0.0',
    bridgeVersion: 1,
    qa: false,
    deltas: [],
    ...releasePolicy({ channel: PRODUCTION, release: 1 }),
    target: `h5-${version}.zip`,
    bytes: 1000,
    sha256: '0'.repeat(64),
    ...changes,
  }
}

/**
 * An Android phone in production with app 5.2.0, on wifi, with nothing installed, unless changed.
 */
export function sampleFacts(changes: Partial<DeviceFacts> = {}): DeviceFacts {
  return {
    deviceId: 'device-1',
    appVersion: '5.2.0',
    platform: 'android',
    channel: PRODUCTION,
    bridgeMethods: ['login'],
    bridgeVersion: 1,
    onWifi: true,
    current: 0,
    blocked: [],
    ...changes,
  }
}
