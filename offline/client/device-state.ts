import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DeviceFacts } from '../policy/choose-release.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

const lastCheck = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  /**
   * `installed`, `available`, or why nothing was installed: a `WhyNot`, a `RefusedReason`,
   * `no_space`, `failed`.
   */
  outcome: v.string(),
  /** The release that the outcome is about. */
  about: v.nullable(v.object({ release: v.number(), version: v.string() })),
  /** The error's message; `''` without one. */
  detail: v.string(),
})

const stateSchema = v.object({
  deviceId: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /**
   * The latest time at which the metadata was valid, ISO 8601; the present cannot be earlier.
   * `null` before any check.
   */
  clockFloor: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  lastCheck: v.nullable(lastCheck),
})

/** The state that a device stores between checks, apart from the packs. */
export type DeviceState = v.InferOutput<typeof stateSchema>
export type LastCheck = v.InferOutput<typeof lastCheck>

const FILE = 'state.json'

/**
 * Reads `state.json`. A device without one, or with both copies damaged, starts over with another
 * random id, which gives it another cohort in rollouts and has no other effect.
 */
export async function readState(deviceDir: string, disk: Disk = nodeDisk): Promise<DeviceState> {
  const parse = (bytes: Buffer) => v.parse(stateSchema, JSON.parse(bytes.toString('utf8')))
  const state = await readMirrored(join(deviceDir, FILE), parse, disk).catch(() => null)
  return state ?? { deviceId: randomUUID(), clockFloor: null, lastCheck: null }
}

/**
 * Writes the state and the facts of the last decision to `state.json`, which `h5pack explain
 * --device FILE` reads.
 */
export function writeState(
  deviceDir: string,
  state: DeviceState,
  facts: DeviceFacts,
  disk: Disk = nodeDisk,
): Promise<void> {
  const body = Buffer.from(`${JSON.stringify({ ...facts, ...state }, null, 2)}\n`)
  return writeMirrored(join(deviceDir, FILE), body, disk)
}

/** The latest of the clocks and of `floor` (ISO 8601): the time by which expiry is checked. */
export function notBefore(floor: string | null, ...clocks: readonly Date[]): Date {
  const times = clocks.map((it) => it.getTime())
  return new Date(Math.max(...times, floor === null ? 0 : Date.parse(floor)))
}
