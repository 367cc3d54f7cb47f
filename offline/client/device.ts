import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LockUnavailable, withFileLock } from '../file-lock.ts'
import type { Choice, DeviceFacts } from '../policy/choose-release.ts'
import { isPlaced, placeBuiltin } from './builtin.ts'
import { PackDamaged, readCurrent, type Current, type DevicePack } from './current.ts'
import { inOurWords } from './device-failure.ts'
import type { DeviceOptions } from './device-options.ts'
import { readState } from './device-state.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { requireReason, unchanged, type Held } from './held.ts'
import { install, type InstallResult } from './install.ts'
import { deviceFacts, recordCheck, subject } from './last-check.ts'
import { NoPack, openCurrent, type PackReader } from './open-current.ts'
import { standingOf } from './standing.ts'
import type { SignedRelease } from './trust.ts'

type CheckResult =
  | { readonly state: 'up_to_date'; readonly current: Current }
  | { readonly state: 'available'; readonly release: SignedRelease }
  /** There is a newer release, but only for newer apps. */
  | { readonly state: 'app_too_old'; readonly release: SignedRelease }
  /** There is a newer release, and this device may not have it, or not now. */
  | { readonly state: 'held'; readonly why: Held['why']; readonly release: SignedRelease }

export interface Device {
  /** Asks the repository for the newest release. Throws `PackRefused`, `DeviceFailed`. */
  check(): Promise<CheckResult>
  /**
   * Installs the newest release that this device may have, if there is one. Throws `PackRefused`, `NotEnoughSpace`, `DeviceFailed`,
   * each with a `code`; the installed pack stays. What was already downloaded is used by the next call.
   */
  install(): Promise<InstallResult>
  /** What was installed last; `null` when nothing was. */
  current(): Promise<Current | null>
  /**
   * The files of the pack that opens: `openCurrent` of the device's folder, with the app's own pack in place. Answers from the disk,
   * whatever is being installed meanwhile.
   */
  open(): Promise<PackReader>
  /** What decides which release this device may have. */
  facts(): Promise<DeviceFacts>
}

const TURN_PATIENCE = 60 * 60 * 1000
const PAUSE = 25

/**
 * The reference device client: check, download, verify, switch. Checks and installs run one after another, those of other processes in
 * the same folder too; opening waits for neither.
 */
export function createDevice(options: DeviceOptions): Device {
  const { dir, disk = nodeDisk } = options
  let queue: Promise<unknown> = Promise.resolve()
  const locked = <T>(work: () => Promise<T>, patience: number) =>
    withFileLock(join(dir, '.install.lock'), work, patience)
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = () => inOurWords(() => locked(work, options.turnPatience ?? TURN_PATIENCE))
    const result = queue.then(turn, turn)
    queue = result.catch(() => null)
    return result
  }
  const seeded = async () => {
    if (options.builtin !== undefined) await placeBuiltin(dir, options.builtin, disk)
  }
  /** Puts the app's own pack in its place, unless somebody installs: then what is there opens. */
  const seededAtOnce = async () => {
    const { builtin } = options
    if (builtin === undefined || (await isPlaced(dir, builtin, disk))) return
    for (;;) {
      try {
        return await locked(seeded, 0)
      } catch (error) {
        if (!(error instanceof LockUnavailable && error.code === 'busy')) throw error
      }
      // An install places that pack before it asks the repository: only until then is there nothing to open.
      if (await opensSomething(dir, disk)) return
      await sleep(PAUSE)
    }
  }
  return {
    check: () =>
      inTurn(async () => {
        await seeded()
        return withWorkDir(dir, disk, (workDir) =>
          recordCheck(options, disk, async (ask) => {
            const { choice, standing } = await ask(workDir)
            const result = await checkResult(choice, standing.opens, options, disk)
            return { result, outcome: result.state, about: subject(choice) }
          }),
        )
      }),
    install: () =>
      inTurn(async () => {
        await seeded()
        return withWorkDir(dir, disk, (workDir) => install(options, workDir, disk))
      }),
    current: () => inOurWords(() => readCurrent(dir, disk)),
    open: () =>
      inOurWords(async () => {
        await seededAtOnce()
        return openCurrent(dir, disk)
      }),
    facts: () =>
      inOurWords(async () =>
        deviceFacts(options, await readState(dir, disk), await standingOf(dir, disk)),
      ),
  }
}

async function opensSomething(dir: string, disk: Disk): Promise<boolean> {
  try {
    await openCurrent(dir, disk)
    return true
  } catch (error) {
    if (error instanceof NoPack || error instanceof PackDamaged) return false
    throw error
  }
}

async function checkResult(
  choice: Choice,
  opens: DevicePack | null,
  options: DeviceOptions,
  disk: Disk,
): Promise<CheckResult> {
  if ('release' in choice) return { state: 'available', release: choice.release }
  const { why, about } = requireReason(choice, opens, options)
  if (why === 'app_too_old') return { state: 'app_too_old', release: about }
  if (why !== 'up_to_date') return { state: 'held', why, release: about }
  const { current } = await unchanged(options.dir, opens, why, disk)
  return { state: 'up_to_date', current }
}

async function withWorkDir<T>(
  dir: string,
  disk: Disk,
  work: (workDir: string) => Promise<T>,
): Promise<T> {
  const workDir = join(dir, 'work')
  // What a killed run left behind may be what fills the disk.
  await disk.remove(workDir)
  await disk.makeFolder(workDir)
  try {
    return await work(workDir)
  } finally {
    await disk.remove(workDir).catch(() => undefined)
  }
}
