import { EVERYONE } from '#offline/pack/release.ts'
import { RateComparison, shareOfStep } from '#offline/rollout/rate-comparison.ts'

/** A percentage in hundredths of a percent, and the hours for which a rollout stays at it. */
interface Step {
  readonly basisPoints: number
  readonly hours: number
}

/** A week, at whose end half of the devices still are the control of the others. */
const STEPS: readonly Step[] = [
  { basisPoints: 100, hours: 2 },
  { basisPoints: 500, hours: 12 },
  { basisPoints: 2_500, hours: 34 },
  { basisPoints: 5_000, hours: 120 },
]
const MINUTES = 7 * 24 * 60

/** On an average a device looks for a release twice a day, at night hardly one. */
const LOOKS_PER_MINUTE = 2 / (24 * 60)
const byDaytime = (minute: number) => {
  // A rollout begins at ten.
  const hour = (10 + Math.floor(minute / 60)) % 24
  return hour < 7 ? 0.15 : 1.35
}

/**
 * How the reports of devices that failed come in: a share at once, the others later by some minutes
 * on an average, some never, and some twice without anybody noticing.
 */
const REPORTS = { atOnce: 0.5, meanDelay: 60, lost: 0.1, doubled: 0.02 }

/** The release's devices and the others that are counted, by the minute of a week. */
export interface Fleet {
  readonly release: Float64Array
  readonly control: Float64Array
  /** Devices that have the release by the end of a minute. */
  readonly having: Float64Array
  /** The probability with which chance put a device of the minute's step into the release's group. */
  readonly share: Float64Array
}

/** A fleet of so many devices, each of which is counted once a step: at its first look in it. */
export function fleetOf(devices: number): Fleet {
  const [release, control, having, share] = [minutes(), minutes(), minutes(), minutes()]
  let minute = 0
  let had = 0
  let before = 0
  for (const { basisPoints, hours } of STEPS) {
    const chance = shareOfStep(before, basisPoints)
    let waiting = devices * (1 - before / EVERYONE)
    for (let left = hours * 60; left > 0; left -= 1) {
      const come = waiting * LOOKS_PER_MINUTE * byDaytime(minute)
      waiting -= come
      release[minute] = come * chance
      control[minute] = come * (1 - chance)
      had += come * chance
      having[minute] = had
      share[minute] = chance
      minute += 1
    }
    before = basisPoints
  }
  return { release, control, having, share }
}

const minutes = () => new Float64Array(MINUTES)

export interface Watched {
  /** The share of devices that fail without the release, on an average; it drifts by the hour. */
  readonly controlShare: number
  /** The share of devices that the release breaks besides. */
  readonly brokenShare: number
  /** The evidence at which the release is paused. */
  readonly needed: number
}

type Random = () => number

interface Report {
  readonly arrival: number
  readonly minute: number
  readonly isRelease: boolean
}

/**
 * Watches one release for a week, at each report; returns how many devices had it when it was
 * paused, or null. The share that fails drifts for both groups alike, and some hours have an outage.
 */
export function watchRollout(fleet: Fleet, watched: Watched, random: Random): number | null {
  const { controlShare, brokenShare, needed } = watched
  const reports: Report[] = []
  let drift = 0
  let share = 0
  for (let minute = 0; minute < MINUTES; minute += 1) {
    if (minute % 60 === 0) {
      drift = Math.min(1, Math.max(-1, drift + (random() - 0.5) * 0.8))
      const outage = random() < 1 / 200 ? 10 : 1
      share = Math.min(0.5, controlShare * Math.exp(drift) * outage)
    }
    const broken = Math.min(1, share + brokenShare)
    for (const [devices, isRelease] of [
      [poisson((fleet.release[minute] ?? 0) * broken, random), true],
      [poisson((fleet.control[minute] ?? 0) * share, random), false],
    ] as const) {
      for (let device = 0; device < devices; device += 1) {
        for (const arrival of arrivals(minute, random)) {
          reports.push({ arrival, minute, isRelease })
        }
      }
    }
  }
  const comparison = new RateComparison()
  const enough = Math.log(needed)
  for (const { arrival, minute, isRelease } of reports.toSorted((a, b) => a.arrival - b.arrival)) {
    if (arrival >= MINUTES) break
    const one = { devices: 1, failed: 1 }
    const none = { devices: 0, failed: 0 }
    comparison.add({
      share: fleet.share[minute] ?? 0,
      release: isRelease ? one : none,
      control: isRelease ? none : one,
    })
    // Failures of the control are no evidence against the release.
    if (isRelease && comparison.logEvidence >= enough) return fleet.having[arrival] ?? 0
  }
  return null
}

/** The minutes in which the reports of a device that failed come in. */
function arrivals(minute: number, random: Random): number[] {
  const { atOnce, meanDelay, lost, doubled } = REPORTS
  if (random() < lost) return []
  const times = random() < doubled ? 2 : 1
  return Array.from({ length: times }, () =>
    random() < atOnce ? minute : minute + Math.floor(-Math.log(1 - random()) * meanDelay),
  )
}

/** A number of rare events, of which so many are expected; of many, by the normal distribution. */
function poisson(mean: number, random: Random): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const end = Math.exp(-mean)
  let count = 0
  for (let left = random(); left > end; left *= random()) count += 1
  return count
}
