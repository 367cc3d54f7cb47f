import { chooseRelease, type DeviceFacts } from '../policy/choose-release.ts'
import {
  APP_PACK,
  EVERYONE,
  PRODUCTION,
  releasePolicy,
  type Release,
} from '#offline/pack/release.ts'
import { judgeReports } from '#offline/rollout/guards.ts'
import { shareOfStep } from '#offline/rollout/rate-comparison.ts'
import { seededRandom } from './seeded-random.ts'

export interface SimulationOptions {
  readonly devices: number
  /** The same seed gives the same simulation. */
  readonly seed: number
  /** Share of the devices on which the bad release does not start. */
  readonly crashShare: number
  /** Receives the completed fraction, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

/** One step of the rollout, after every device has checked once. */
export interface SimulatedStage {
  readonly name: string
  readonly release: number
  /**
   * The percentage that it is to have reached, in hundredths of a percent; `null` where the pause
   * decides that.
   */
  readonly wanted: number | null
  /**
   * The share that it has reached of the devices whose clock lets them install, in hundredths of a
   * percent.
   */
  readonly reached: number
  /**
   * Devices whose clock was so far ahead that they took the timestamp for expired: they install
   * nothing.
   */
  readonly clockAhead: number
}

export interface Simulation {
  readonly devices: number
  readonly stages: readonly SimulatedStage[]
  /** Largest distance between wanted and reached, in percentage points. */
  readonly farthest: number
  /** Devices that went to a lower or blocked release, or installed one release twice. */
  readonly flaps: number
  readonly installs: number
  /**
   * First starts and failures of the bad release when their comparison with the devices that it did
   * not reach paused it; `null` when it did not.
   */
  readonly paused: { readonly started: number; readonly failed: number } | null
  /** Devices that got the bad release after the pause: there must be none. */
  readonly afterPause: number
  /** Devices that have the newest release at the end, of those whose clock lets them. */
  readonly atEnd: number
}

type Stage = Pick<SimulatedStage, 'name' | 'release' | 'wanted'> & {
  readonly releases: readonly Release[]
}

/** The release whose first start fails on some devices. */
const BAD = 3
/** The percentage at which it is published, in hundredths of a percent. */
const BAD_REACHES = 1_000
/** The share of devices on which the release before fails to start now and then. */
const USUAL_CRASHES = 0.001
const REPORT_EVERY = 1_000
const DAY_HOURS = 24

/**
 * Replays a release over many devices by the device's own rule: by steps, with a pause and its end;
 * then a bad release, its automatic pause, and the roll-back. Clocks go wrong in both directions
 * and are set right again; a bad release is taken off by the device itself and blocked there.
 * Nothing is read or written; the result is the same for the same options.
 */
export function simulate(options: SimulationOptions): Simulation {
  const { devices } = options
  const random = seededRandom(options.seed)
  const current = new Uint8Array(devices)
  const installed = new Uint8Array(devices)
  const blocked = new Uint8Array(devices)
  const clockHours = new Int16Array(devices)
  let flaps = 0
  let installs = 0
  let afterPause = 0
  const reports = { started: 0, failed: 0 }
  const control = { devices: 0, failed: 0 }
  const isBad = () =>
    judgeReports([
      {
        guard: 'failedStart',
        share: shareOfStep(0, BAD_REACHES),
        release: { devices: reports.started, failed: reports.failed },
        control,
      },
    ]).some((it) => it.isReasonToPause)
  let paused: Simulation['paused'] = null
  const stages = script(options.seed)
  const results: SimulatedStage[] = []

  for (const [index, stage] of stages.entries()) {
    let { releases } = stage
    let reached = 0
    let clockAhead = 0
    for (let device = 0; device < devices; device += 1) {
      if (device % 10_000 === 0) options.onProgress?.((index + device / devices) / stages.length)
      const automatic = stage.release === BAD && paused === null
      if (automatic && device % REPORT_EVERY === 0 && isBad()) {
        paused = { ...reports }
        releases = withPause(releases)
      }
      if (random() < 0.02) clockHours[device] = drift(random())
      // The timestamp was signed an hour ago: to a clock a day ahead it is over, to one behind it
      // never ends too early.
      if ((clockHours[device] ?? 0) >= DAY_HOURS - 1) {
        clockAhead += 1
        continue
      }
      const before = current[device] ?? 0
      const deviceId = `${options.seed}-${device}`
      const choice = chooseRelease(releases, facts(deviceId, before, blocked[device] ?? 0))
      if ('release' in choice) {
        const next = choice.release.release
        const mask = 1 << (next - 1)
        const again = ((installed[device] ?? 0) & mask) !== 0
        if (next <= before || next === blocked[device] || again) flaps += 1
        installed[device] = (installed[device] ?? 0) | mask
        installs += 1
        current[device] = next
        if (next === BAD) {
          if (paused !== null) afterPause += 1
          reports.started += 1
          if (random() < options.crashShare) {
            reports.failed += 1
            current[device] = before
            blocked[device] = BAD
            // It looks again at once, as an app does that is opened again.
            const second = chooseRelease(releases, facts(deviceId, before, BAD))
            if ('release' in second) flaps += 1
          }
        }
      }
      if (automatic && 'why' in choice && choice.why === 'not_in_cohort') {
        control.devices += 1
        if (random() < USUAL_CRASHES) control.failed += 1
      }
      if (((installed[device] ?? 0) & (1 << (stage.release - 1))) !== 0) reached += 1
    }
    const able = devices - clockAhead
    results.push({
      name: stage.name,
      release: stage.release,
      wanted: stage.wanted,
      reached: able === 0 ? 0 : (reached / able) * EVERYONE,
      clockAhead,
    })
  }
  options.onProgress?.(1)
  const last = results.at(-1)
  return {
    devices,
    stages: results,
    farthest:
      Math.max(...results.map((it) => Math.abs(it.reached - (it.wanted ?? it.reached)))) / 100,
    flaps,
    installs,
    paused,
    afterPause,
    atEnd: last === undefined ? 0 : last.reached / EVERYONE,
  }
}

function facts(deviceId: string, current: number, blocked: number): DeviceFacts {
  return {
    deviceId,
    appVersion: '5.12.0',
    platform: 'android',
    channel: PRODUCTION,
    bridgeMethods: [],
    onWifi: true,
    current,
    blocked: blocked === 0 ? [] : [blocked],
  }
}

function script(seed: number): Stage[] {
  const first = simulated(seed, 1, '1.0.0', EVERYONE)
  const at = (basisPoints: number) => simulated(seed, 2, '2.0.0', basisPoints)
  const bad = simulated(seed, BAD, '3.0.0', BAD_REACHES)
  const stage = (
    name: string,
    wanted: number | null,
    newest: Release,
    ...older: Release[]
  ): Stage => ({
    name,
    wanted,
    release: newest.release,
    releases: [newest, ...older],
  })
  const back = { ...simulated(seed, 4, '2.0.0', EVERYONE), rollbackOf: BAD }
  const steps = [100, 500, 1_000, 2_500, 5_000, EVERYONE]
  const [one = 0, five = 0, ...rest] = steps
  return [
    stage('first release', EVERYONE, first),
    stage('second at 1 %', one, at(one), first),
    stage('second at 5 %', five, at(five), first),
    stage('held at 5 %', five, { ...at(1_000), paused: true }, first),
    ...rest.map((step) => stage(`second at ${step / 100} %`, step, at(step), first)),
    stage('bad one at 10 %', null, bad, at(EVERYONE), first),
    stage('bad one held', null, { ...bad, paused: true }, at(EVERYONE), first),
    stage('rolled back', EVERYONE, back, { ...bad, expired: true }, at(EVERYONE), first),
  ]
}

function withPause(releases: readonly Release[]): Release[] {
  return releases.map((it) => (it.release === BAD ? { ...it, paused: true } : it))
}

function simulated(seed: number, number: number, version: string, basisPoints: number): Release {
  const salt = (seed * 16 + number).toString(16).padStart(32, '0')
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
    ...releasePolicy({ channel: PRODUCTION, release: number, basisPoints, salt }),
    target: `h5-${version}.zip`,
    bytes: 1,
    sha256: '0'.repeat(64),
  }
}

/**
 * Returns where a clock that changes goes, in hours: most are set right, some fall far behind, some
 * run far ahead.
 */
function drift(chance: number): number {
  if (chance < 0.7) return 0
  if (chance < 0.8) return -24 * 365
  return chance < 0.9 ? 5 : 24 * 30
}
