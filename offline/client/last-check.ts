import { join } from 'node:path'
import { chooseRelease, type Choice, type DeviceFacts } from '../policy/choose-release.ts'
import { APP_PACK, PRODUCTION } from '../policy/release.ts'
import { setNumber } from '../policy/release-set.ts'
import type { DeviceOptions } from './device.ts'
import { toDeviceFailure } from './device-failure.ts'
import { notBefore, readState, writeState, type DeviceState } from './device-state.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'
import { NotEnoughSpace } from './space.ts'
import { membersIn } from './current.ts'
import { standingOf, type InspectedPacks } from './standing.ts'
import { refreshTrust, type TrustedReleases } from './trust.ts'

/** What the repository offers, and what of it this device may have. */
export interface Answer {
  readonly trusted: TrustedReleases
  readonly choice: Choice
  readonly standing: InspectedPacks
}

/** What decides which release this device may have. */
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

/** What a check was about: a set's number, and its common pack's version. */
export interface About {
  readonly release: number
  readonly version: string
}

/** What came of a check. */
export interface CheckOutcome<T> {
  readonly result: T
  readonly outcome: string
  readonly about: About | null
}

/** Asks the repository, and remembers in `state.json` what came of it, whatever that is. */
export async function recordCheck<T>(
  options: DeviceOptions,
  disk: Disk,
  work: (ask: (workDir: string) => Promise<Answer>) => Promise<CheckOutcome<T>>,
): Promise<T> {
  const { dir } = options
  const clock = options.now ?? (() => new Date())
  const state = await readState(dir, disk)
  const now = () => notBefore(state.clockFloor, clock())
  let { clockFloor } = state
  const ask = async (workDir: string): Promise<Answer> => {
    const standing = await standingOf(dir, disk)
    const trusted = await refreshTrust({
      metadataDir: join(dir, 'metadata'),
      workDir,
      repository: options.repository,
      trustedRoot: options.trustedRoot,
      now,
      disk,
    })
    // Only a time at which the metadata held is kept: a clock that runs far ahead is refused, and not remembered.
    clockFloor = notBefore(clockFloor, now()).toISOString()
    const { appId } = options
    const releases = trusted.releases.filter((it) => appId === undefined || it.appId === appId)
    const choice = chooseRelease(releases, deviceFacts(options, state, standing))
    return { trusted, standing, choice }
  }
  const noted = async (outcome: string, about: About | null, detail: string) => {
    const lastCheck = {
      at: clock().toISOString(),
      outcome,
      about: about === null ? null : { release: about.release, version: about.version },
      detail,
    }
    const facts = deviceFacts(options, state, await standingOf(dir, disk))
    // What was done counts, also where a full disk takes no note of it.
    await writeState(dir, { ...state, clockFloor, lastCheck }, facts, disk).catch(() => undefined)
  }
  try {
    const { result, outcome, about } = await work(ask)
    await noted(outcome, about, '')
    return result
  } catch (error) {
    const failure = toDeviceFailure(error)
    const detail = failure instanceof Error ? failure.message : String(failure)
    await noted(outcomeName(failure), null, detail)
    throw failure
  }
}

function outcomeName(error: unknown): string {
  if (error instanceof PackRefused) return error.reason
  return error instanceof NotEnoughSpace ? 'no_space' : 'failed'
}

/** What a choice is about. */
export function subject(choice: Choice): About | null {
  if (!('release' in choice)) return choice.about
  return { release: setNumber(choice), version: choice.release.version }
}
