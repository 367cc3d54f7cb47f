import { join } from 'node:path'
import {
  chooseRelease,
  deviceCohort,
  type Choice,
  type DeviceFacts,
} from '../policy/choose-release.ts'
import { APP_PACK, EVERYONE, PRODUCTION } from '#offline/pack/release.ts'
import type { FailureReason } from '#offline/events/device-event.ts'
import { report } from '#offline/events/report.ts'
import { setNumber } from '../policy/release-set.ts'
import type { DeviceOptions } from './device-options.ts'
import { DeviceFailed, toDeviceFailure } from './device-failure.ts'
import { notBefore, readState, writeState, type DeviceState } from './device-state.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'
import { NotEnoughSpace } from './space.ts'
import { membersIn } from './current.ts'
import { inspectPacks, type InspectedPacks } from './inspect-packs.ts'
import { refreshTrust, type TrustedReleases } from './trust.ts'

/** The repository's releases, the one that this device may install, and the packs on its disk. */
export interface RepositoryOffer {
  readonly trusted: TrustedReleases
  readonly choice: Choice
  readonly standing: InspectedPacks
}

/** The facts by which `chooseRelease` decides for this device. */
export function deviceFacts(
  options: DeviceOptions,
  state: DeviceState,
  standing: InspectedPacks,
): DeviceFacts {
  return {
    deviceId: state.deviceId,
    appVersion: options.appVersion,
    platform: options.platform ?? 'unknown',
    channel: options.channel ?? PRODUCTION,
    pack: options.pack ?? APP_PACK,
    bridgeMethods: options.bridgeMethods ?? [],
    bridgeVersion: options.bridgeVersion ?? 1,
    onWifi: options.onWifi?.() ?? true,
    current: standing.opens?.release ?? 0,
    ...(standing.opens === null
      ? {}
      : { members: membersIn(standing.opens.pack).map(({ release }) => release) }),
    blocked: standing.blocked.map(({ release }) => release),
    blockedContent: standing.blocked.map(({ sha256 }) => sha256),
  }
}

/** The release that a check's outcome is about: a set's number, and its common pack's version. */
export interface CheckSubject {
  readonly release: number
  readonly version: string
}

/** The result of a check, with the outcome to store in `state.json`. */
export interface CheckOutcome<T> {
  readonly result: T
  readonly outcome: string
  readonly about: CheckSubject | null
}

/**
 * Runs a check and stores its outcome in `state.json`, whether it succeeds or fails. `work` calls
 * `fetchOffer` with an empty folder for temporary files. Throws what `work` throws; system errors
 * come as `DeviceFailed`.
 */
export async function recordCheck<T>(
  options: DeviceOptions,
  disk: Disk,
  work: (fetchOffer: (workDir: string) => Promise<RepositoryOffer>) => Promise<CheckOutcome<T>>,
): Promise<T> {
  const { dir } = options
  const clock = options.now ?? (() => new Date())
  const state = await readState(dir, disk)
  const now = () => notBefore(state.clockFloor, clock())
  let { clockFloor } = state
  let met: CheckSubject | null = null
  const fetchOffer = async (workDir: string): Promise<RepositoryOffer> => {
    const standing = await inspectPacks(dir, disk)
    const trusted = await refreshTrust({
      metadataDir: join(dir, 'metadata'),
      workDir,
      repository: options.repository,
      trustedRoot: options.trustedRoot,
      now,
      disk,
    })
    // Only a time at which the metadata was valid is stored, so that a clock that runs far ahead
    // makes one check fail and does no lasting harm.
    clockFloor = notBefore(clockFloor, now()).toISOString()
    const { appId } = options
    const releases = trusted.releases.filter((it) => appId === undefined || it.appId === appId)
    const choice = chooseRelease(releases, deviceFacts(options, state, standing))
    met = subject(choice)
    reportMeeting(options, state.deviceId, choice)
    return { trusted, standing, choice }
  }
  const storeOutcome = async (outcome: string, about: CheckSubject | null, detail: string) => {
    const lastCheck = {
      at: clock().toISOString(),
      outcome,
      about: about === null ? null : { release: about.release, version: about.version },
      detail,
    }
    const facts = deviceFacts(options, state, await inspectPacks(dir, disk))
    // The check has succeeded or failed already; a full disk that refuses this note changes
    // neither.
    await writeState(dir, { ...state, clockFloor, lastCheck }, facts, disk).catch(() => undefined)
  }
  try {
    const { result, outcome, about } = await work(fetchOffer)
    await storeOutcome(outcome, about, '')
    return result
  } catch (error) {
    const failure = toDeviceFailure(error)
    const detail = failure instanceof Error ? failure.message : String(failure)
    await storeOutcome(outcomeName(failure), null, detail)
    const { release, version } = met ?? { release: 0, version: '' }
    const reason = failureReason(failure)
    if (reason !== null) report(options.onEvent, { kind: 'failed', release, version, reason })
    throw failure
  }
}

/**
 * Reports the release that a check has met: the step of its rollout, in which the device is or is not
 * yet, and whether it is offered.
 */
function reportMeeting({ onEvent }: DeviceOptions, deviceId: string, choice: Choice): void {
  const about = subject(choice)
  const newest = 'release' in choice ? choice.release : choice.about
  if (onEvent === undefined || about === null || newest === null) return
  const { release, version } = about
  const isOffered = 'release' in choice
  const { basisPoints, salt } = newest
  if (basisPoints < EVERYONE && (isOffered || choice.why === 'not_in_cohort')) {
    const cohort = deviceCohort(salt, deviceId)
    report(onEvent, { kind: 'checked', release, version, cohort, basisPoints })
  }
  if (isOffered) report(onEvent, { kind: 'offered', release, version })
}

/** The reason that an event gives for an error; null where nothing has failed. */
function failureReason(error: unknown): FailureReason | null {
  if (error instanceof PackRefused) return error.reason === 'no_release' ? null : error.reason
  if (error instanceof NotEnoughSpace) return 'no_space'
  return error instanceof DeviceFailed ? error.code : 'failed'
}

function outcomeName(error: unknown): string {
  if (error instanceof PackRefused) return error.reason
  return error instanceof NotEnoughSpace ? 'no_space' : 'failed'
}

/** The release that a choice is about; `null` when the channel has none. */
export function subject(choice: Choice): CheckSubject | null {
  if (!('release' in choice)) return choice.about
  return { release: setNumber(choice), version: choice.release.version }
}
