/**
 * The space that a page keeps from the top below the status bar (rules.md#constants-and-limits).
 */

export interface Device {
  readonly platform: 'ios' | 'android' | 'browser'
  /** `major.minor.patch`. */
  readonly appVersion: string
}

const DEFAULT_OFFSET: Readonly<Record<Device['platform'], number>> = {
  ios: 30,
  android: 20,
  browser: 0,
}
const NEWER_LAYOUT_SINCE = '5.10.0'

/** Returns whether version `a` is `b` or later, number by number. */
export function atLeast(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * CSS pixels at the top. Apps from 5.10.0 on say what the notch takes and the page follows; older
 * ones, and ones that do not say (`notch` null), get the platform's default. 0 where the page does
 * not lie under the status bar.
 */
export function topOffset(device: Device, immersed: boolean, notch: number | null): number {
  if (!immersed) return 0
  const newer = atLeast(device.appVersion, NEWER_LAYOUT_SINCE)
  return newer && notch !== null ? notch : DEFAULT_OFFSET[device.platform]
}
