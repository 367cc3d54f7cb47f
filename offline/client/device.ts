import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LockUnavailable, withFileLock } from '../file-lock.ts'
import { oldestApp, type Choice, type DeviceFacts } from '../policy/choose-release.ts'
import { PRODUCTION } from '../policy/release.ts'
import { membersOf } from '../policy/release-set.ts'
import { assembled, memberOf, zipOf, zipsAbout } from './download/assemble-set.ts'
import { isPlaced, placeBuiltin, type BuiltinPack } from './builtin.ts'
import {
  membersIn,
  PackDamaged,
  readCurrent,
  switchCurrent,
  type Current,
  type DevicePack,
} from './current.ts'
import { readState } from './device-state.ts'
import { inOurWords } from './device-failure.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { DownloadPaused, monotonic, type Pace } from './download/download.ts'
import { subject, deviceFacts, recordCheck } from './last-check.ts'
import { NoPack, openCurrent, type PackReader } from './open-current.ts'
import { fetchPack } from './download/fetch-pack.ts'
import { PackRefused } from './refused.ts'
import { unpackedBytes } from './space.ts'
import { cleanUp, stage, type Staged } from './stage.ts'
import { keptPacks, standingOf } from './standing.ts'
import type { SignedRelease, TrustedReleases } from './trust.ts'

/** What an install has just finished. `unpacked` and `placed` come once for each pack that the device did not have. */
export type InstallStep =
  | 'refreshed'
  | 'downloaded'
  | 'unpacked'
  | 'placed'
  | 'switched'
  | 'cleaned'

export interface DeviceOptions {
  /** The device's folder; see `offline/format.md` for what is in it. */
  readonly dir: string
  /** The repository: a folder, or its URL on a web server. */
  readonly repository: string
  /** Root metadata that the app carries (`1.root.json`); the start of all trust. */
  readonly trustedRoot: Uint8Array
  /** Version of the app that contains the pages. */
  readonly appVersion: string
  /** The app whose packs these are; releases of any other are not for this device. All when absent. */
  readonly appId?: string
  /** `android`, `ios`, and so on. A release for named systems only does not reach a device without one. */
  readonly platform?: string
  /** The channel that the device follows. */
  readonly channel?: string
  /** Which pack of the repository the folder is for; the app's own when absent. */
  readonly pack?: string
  /** Native methods that the app answers. */
  readonly bridgeMethods?: readonly string[]
  /** The newest version of the bridge's contract that the app speaks; 1 when absent. */
  readonly bridgeVersion?: number
  /** Asked before and during downloads; yes when absent. */
  readonly onWifi?: () => boolean
  /** The pack that the app carries. */
  readonly builtin?: BuiltinPack
  /** Limits the download; see `Pace` for what holds when absent. */
  readonly pace?: Omit<Pace, 'mayGoOn' | 'until'>
  /** The longest that all downloads of one install may take, in ms; half an hour when absent. */
  readonly downloadLimit?: number
  /** How long a check or install waits for another process's, in ms; an hour when absent. */
  readonly turnPatience?: number
  /** The most that the device's folder may hold, in bytes. */
  readonly quota?: number
  /** A clock for expiry beside the system's: the later of the two counts. */
  readonly now?: () => Date
  readonly disk?: Disk
  /** Told after each step. What it throws ends the install. */
  readonly onStep?: (step: InstallStep) => void | Promise<void>
}

type Held = Exclude<Choice, { readonly release: unknown }>

type CheckResult =
  | { readonly state: 'up_to_date'; readonly current: Current }
  | { readonly state: 'available'; readonly release: SignedRelease }
  /** There is a newer release, but only for newer apps. */
  | { readonly state: 'app_too_old'; readonly release: SignedRelease }
  /** There is a newer release, and this device may not have it, or not now. */
  | { readonly state: 'held'; readonly why: Held['why']; readonly release: SignedRelease }

export interface InstallResult {
  /** False when there was nothing that this device may have. */
  readonly changed: boolean
  readonly current: Current
  /** Why not, when nothing changed. */
  readonly why: Held['why'] | null
}

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

const DOWNLOAD_LIMIT = 30 * 60 * 1000
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

/** Why there is nothing to install, with the release that this is said of. Throws `PackRefused` when that is a refusal. */
function requireReason(choice: Held, opens: DevicePack | null, options: DeviceOptions) {
  const { why, about } = choice
  if (about === null) {
    const channel = options.channel ?? PRODUCTION
    throw new PackRefused('no_release', `The repository offers no pack in the ${channel} channel.`)
  }
  if (why === 'ahead') {
    const message = `The newest release is ${about.release}, installed is ${opens?.release ?? 0}.`
    throw new PackRefused('rollback', message)
  }
  return { why, about }
}

async function install(
  options: DeviceOptions,
  workDir: string,
  disk: Disk,
): Promise<InstallResult> {
  return recordCheck(options, disk, async (ask) => {
    const step = async (name: InstallStep) => options.onStep?.(name)
    const { dir } = options
    const { trusted, choice, standing } = await ask(workDir)
    await step('refreshed')
    const { opens } = standing
    if (!('release' in choice)) {
      const held = requireReason(choice, opens, options)
      if (held.why === 'app_too_old') {
        const message = `Version ${held.about.version} needs app ${oldestApp(held.about)}; this is ${options.appVersion}.`
        throw new PackRefused('app_too_old', message)
      }
      const result = await unchanged(dir, opens, held.why, disk)
      await cleanUp(dir, await keptPacks(dir, disk), disk, zipsAbout(held.about, trusted))
      return { result, outcome: held.why, about: held.about }
    }
    const about = subject(choice)
    const set = membersOf(choice)
    const missing = set.filter((release) => memberOf(release, standing) === undefined)
    try {
      await fetchAll(options, trusted, missing, disk)
    } catch (error) {
      if (!(error instanceof DownloadPaused)) throw error
      const result = await unchanged(dir, opens, 'needs_wifi', disk)
      return { result, outcome: 'needs_wifi', about }
    }
    if (missing.length > 0) await step('downloaded')
    const staged: Staged[] = []
    for (const release of missing) {
      const zip = zipOf(dir, release)
      try {
        const app = {
          bridgeMethods: options.bridgeMethods ?? [],
          bridgeVersion: options.bridgeVersion ?? 1,
        }
        const expected = { ...release, app }
        staged.push(await stage(dir, zip, expected, release.release, disk, () => step('unpacked')))
      } catch (error) {
        // Signed, and still no pack: another download would bring the same.
        if (error instanceof PackRefused) await disk.remove(zip)
        throw error
      }
      await step('placed')
    }
    const placed = await assembled(dir, set, staged, standing, disk)
    const previous = opens === null || opens.builtin ? null : opens.pack
    const current: Current = { ...placed, previous }
    await switchCurrent(dir, current, disk)
    await step('switched')
    await cleanUp(dir, await keptPacks(dir, disk), disk)
    await step('cleaned')
    return { result: { changed: true, current, why: null }, outcome: 'installed', about }
  })
}

/** Downloads what the device does not have, with room left for all of it. */
async function fetchAll(
  options: DeviceOptions,
  trusted: TrustedReleases,
  missing: readonly SignedRelease[],
  disk: Disk,
): Promise<void> {
  if (missing.length === 0) return
  const { dir, pace, downloadLimit = DOWNLOAD_LIMIT } = options
  const until = (pace?.now ?? monotonic)() + downloadLimit
  const kept = await keptPacks(dir, disk)
  await cleanUp(
    dir,
    kept,
    disk,
    missing.map(({ sha256 }) => sha256),
  )
  const have = kept.flatMap(membersIn)
  const sum = (bytes: readonly number[]) => bytes.reduce((a, b) => a + b, 0)
  const unpacked = sum(missing.map(unpackedBytes))
  for (const [at, release] of missing.entries()) {
    // A zip is the least that a pack keeps, whatever way it comes.
    const toCome = sum(missing.slice(at + 1).map(({ bytes }) => bytes))
    const others = unpacked - unpackedBytes(release) + toCome
    await fetchPack({ ...options, until }, trusted, release, have, others, disk)
  }
}

async function unchanged(
  dir: string,
  opens: DevicePack | null,
  why: Held['why'],
  disk: Disk,
): Promise<InstallResult> {
  const current = await readCurrent(dir, disk).catch(() => null)
  if (current !== null) {
    // Puts the second copy right when the first was read, and the other way round.
    await switchCurrent(dir, current, disk)
    return { changed: false, current, why }
  }
  if (opens !== null) return { changed: false, current: { ...opens.pack, previous: null }, why }
  throw new PackRefused('no_release', `There is no release for this device yet (${why}).`)
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
