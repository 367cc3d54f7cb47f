import { packVersion } from './build-env.ts'
import type { TimedOpening } from './vitals.ts'

export type EngineFamily = 'chromium' | 'webkit' | 'other'
export type DeviceClass = 'low' | 'middle' | 'high' | 'unknown'

/** The family of the engine: which of them it is, never which device or version. */
export function engineFamily(userAgent: string): EngineFamily {
  if (/\bChrom(?:e|ium)\//.test(userAgent)) return 'chromium'
  return userAgent.includes('AppleWebKit/') ? 'webkit' : 'other'
}

/**
 * Returns how much a device can do, by cores and, where the engine says it, gigabytes of memory:
 * too coarse to tell devices apart.
 */
export function deviceClass(cores: number | undefined, memory: number | undefined): DeviceClass {
  if (cores === undefined && memory === undefined) return 'unknown'
  const most = { cores: cores ?? Infinity, memory: memory ?? Infinity }
  if (most.cores <= 4 || most.memory <= 3) return 'low'
  return most.cores <= 6 || most.memory <= 6 ? 'middle' : 'high'
}

/**
 * Returns what tracking gets of an opening: no address, no user, no time of day. `row` is a
 * screen's path without what an address filled in.
 */
export function openingEvent({ ms, since, warm, left }: TimedOpening, row: string): object {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return {
    name: 'opening',
    row,
    ms: Math.round(ms),
    since,
    kind: warm ? 'warm' : 'cold',
    left,
    engine: engineFamily(navigator.userAgent),
    device: deviceClass(
      navigator.hardwareConcurrency || undefined,
      typeof memory === 'number' ? memory : undefined,
    ),
    version: packVersion(),
  }
}
