import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LockUnavailable, withFileLock } from '../file-lock.ts'
import type { Choice, DeviceFacts } from '../policy/choose-release.ts'
import { isPlaced, placeBuiltin } from './builtin.ts'
import { PackDamaged, readCurrent, type Current, type DevicePack } from './current.ts'
import { withDeviceErrors } from './device-failure.ts'
import type { DeviceOptions } from './device-options.ts'
import { readState } from './device-state.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { requireNoRefusal, keepInstalled, type Ineligible } from './ineligible.ts'
import { install, type InstallResult } from './install.ts'
import { deviceFacts, recordCheck, subject } from './last-check.ts'
import { NoPack, openCurrent, type PackReader } from './open-current.ts'
import { inspectPacks } from './inspect-packs.ts'
import type { SignedRelease } from './trust.ts'

type CheckResult =
  | { readonly state: 'up_to_date'; readonly current: Current }
  | { readonly state: 'available'; readonly release: SignedRelease }
  /** There is a newer release, for newer apps only. */
  | { readonly state: 'app_too_old'; readonly release: SignedRelease }
  /** There is a newer release, which this device may not have, or not now. */
  | { readonly state: 'held'; readonly why: Ineligible['why']; readonly release: SignedRelease }

export interface Device {
  /** Checks the repository for a newer release. Throws `PackRefused`, `DeviceFailed`. */
  check(): Promise<CheckResult>
  /**
   * Installs the newest release that this device may have, if there is one. Throws `PackRefused`,
   * `NotEnoughSpace`, `DeviceFailed`, each with a `code`; the installed pack stays then, and the
   * next call resumes the download.
   */
  install(): Promise<InstallResult>
  /** Returns what was installed last; `null` when nothing was. */
  current(): Promise<Current | null>
  /**
   * The files of the pack that opens: `openCurrent` of the device's folder, after the app's own
   * pack was unpacked. Reads the disk only and never waits for an install.
   */
  open(): Promise<PackReader>
  /** The facts by which `chooseRelease` decides for this device. */
  facts(): Promise<DeviceFacts>
}

const LOCK_TIMEOUT = 60 * 60 * 1000
const RETRY_INTERVAL = 25

/**
 * The reference device client: check, download, verify, switch. Checks and installs run one after
 * another, also between processes that share the folder; opening waits for neither.
 */
export function createDevice(options: DeviceOptions): Device {
  const { dir, disk = nodeDisk } = options
  let queue: Promise<unknown> = Promise.resolve()
  const withInstallLock = <T>(work: () => Promise<T>, patience: number) =>
    withFileLock(join(dir, '.install.lock'), work, patience)
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = () =>
      withDeviceErrors(() => withInstallLock(work, options.turnPatience ?? LOCK_TIMEOUT))
    const result = queue.then(turn, turn)
    queue = result.catch(() => null)
    return result
  }
  const placeOwnPack = async () => {
    if (options.builtin !== undefined) await placeBuiltin(dir, options.builtin, disk)
  }
  /** Unpacks the app's own pack, unless an install is running and another pack opens. */
  const placeOwnPackUnlessInstalling = async () => {
    const { builtin } = options
    if (builtin === undefined || (await isPlaced(dir, builtin, disk))) return
    for (;;) {
      try {
        return await withInstallLock(placeOwnPack, 0)
      } catch (error) {
        if (!(error instanceof LockUnavailable && error.code === 'busy')) throw error
      }
      // The running install unpacks the app's own pack first, so that soon a pack can be opened.
      if (await canOpen(dir, disk)) return
      await sleep(RETRY_INTERVAL)
    }
  }
  return {
    check: () =>
      inTurn(async () => {
        await placeOwnPack()
        return withWorkDir(dir, disk, (workDir) =>
          recordCheck(options, disk, async (fetchOffer) => {
            const { choice, standing: packs } = await fetchOffer(workDir)
            const result = await checkResult(choice, packs.opens, options, disk)
            return { result, outcome: result.state, about: subject(choice) }
          }),
        )
      }),
    install: () =>
      inTurn(async () => {
        await placeOwnPack()
        return withWorkDir(dir, disk, (workDir) => install(options, workDir, disk))
      }),
    current: () => withDeviceErrors(() => readCurrent(dir, disk)),
    open: () =>
      withDeviceErrors(async () => {
        await placeOwnPackUnlessInstalling()
        return openCurrent(dir, disk)
      }),
    facts: () =>
      withDeviceErrors(async () =>
        deviceFacts(options, await readState(dir, disk), await inspectPacks(dir, disk)),
      ),
  }
}

async function canOpen(dir: string, disk: Disk): Promise<boolean> {
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
  const { why, about } = requireNoRefusal(choice, opens, options)
  if (why === 'app_too_old') return { state: 'app_too_old', release: about }
  if (why !== 'up_to_date') return { state: 'held', why, release: about }
  const { current } = await keepInstalled(options.dir, opens, why, disk)
  return { state: 'up_to_date', current }
}

async function withWorkDir<T>(
  dir: string,
  disk: Disk,
  work: (workDir: string) => Promise<T>,
): Promise<T> {
  const workDir = join(dir, 'work')
  // The rest of a killed run may be what fills the disk.
  await disk.remove(workDir)
  await disk.makeFolder(workDir)
  try {
    return await work(workDir)
  } finally {
    await disk.remove(workDir).catch(() => undefined)
  }
}
