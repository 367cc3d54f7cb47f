import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DeviceFacts } from '../policy/choose-release.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

const lastCheck = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  /** `installed`, `available`, or why nothing newer came: a `WhyNot`, a `RefusedReason`, `no_space`, `failed`. */
  outcome: v.string(),
  /** The release that this is said of. */
  about: v.nullable(v.object({ release: v.number(), version: v.string() })),
  /** The error's own words; `''` without one. */
  detail: v.string(),
})

const stateSchema = v.object({
  deviceId: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** The latest time at which the repository's metadata held, ISO 8601: it cannot be earlier now. `null` before the first. */
  clockFloor: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  lastCheck: v.nullable(lastCheck),
})

/** What a device remembers between checks, beside the packs themselves. */
export type DeviceState = v.InferOutput<typeof stateSchema>
export type LastCheck = v.InferOutput<typeof lastCheck>

const FILE = 'state.json'

/**
 * Reads `state.json`; a device without one, or whose copies are both destroyed, begins anew with another random id
 * (it moves to another place in rollouts, and loses nothing else).
 */
export async function readState(deviceDir: string, disk: Disk = nodeDisk): Promise<DeviceState> {
  const understand = (bytes: Buffer) => v.parse(stateSchema, JSON.parse(bytes.toString('utf8')))
  const state = await readMirrored(join(deviceDir, FILE), understand, disk).catch(() => null)
  return state ?? { deviceId: randomUUID(), clockFloor: null, lastCheck: null }
}

/** Writes `state.json`: the state and the facts of the last decision, in the form that `h5pack explain --device FILE` reads. */
export function writeState(
  deviceDir: string,
  state: DeviceState,
  facts: DeviceFacts,
  disk: Disk = nodeDisk,
): Promise<void> {
  const body = Buffer.from(`${JSON.stringify({ ...facts, ...state }, null, 2)}\n`)
  return writeMirrored(join(deviceDir, FILE), body, disk)
}

/** The time to judge expiry by: never before what the device has seen to be past. */
export function notBefore(floor: string | null, ...clocks: readonly Date[]): Date {
  const times = clocks.map((it) => it.getTime())
  return new Date(Math.max(...times, floor === null ? 0 : Date.parse(floor)))
}
