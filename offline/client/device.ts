import { randomBytes } from 'node:crypto'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { syncDirectory } from '../durable-write.ts'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import { PRODUCTION } from '../pack/release.ts'
import { compareAppVersions } from '../pack/version.ts'
import { asInstalled, PackDamaged, readCurrent, switchCurrent, type Current } from './current.ts'
import { openCurrent, type PackReader } from './open-current.ts'
import { PackRefused } from './refused.ts'
import { refreshTrust, type SignedRelease, type TrustedReleases } from './trust.ts'
import { unpack } from './unpack.ts'

/** What an install has just finished. The last four come only when there is something to install. */
export type InstallStep =
  | 'refreshed'
  | 'downloaded'
  | 'unpacked'
  | 'placed'
  | 'switched'
  | 'cleaned'

export interface DeviceOptions {
  /** The device's folder; see `offline/README.md` for what is in it. */
  readonly dir: string
  /** The repository: a folder, or its URL on a web server. */
  readonly repository: string
  /** Root metadata that the app carries (`1.root.json`); the start of all trust. */
  readonly trustedRoot: Uint8Array
  /** Version of the app that contains the pages. */
  readonly appVersion: string
  /** A clock for expiry beside the system's: the later of the two counts. */
  readonly now?: () => Date
  /** Told after each step. What it throws ends the install. */
  readonly onStep?: (step: InstallStep) => void | Promise<void>
}

type CheckResult =
  | { readonly state: 'up_to_date'; readonly current: Current }
  | { readonly state: 'available'; readonly release: SignedRelease }
  /** There is a newer release, but only for newer apps. */
  | { readonly state: 'app_too_old'; readonly release: SignedRelease }

export interface InstallResult {
  /** False when the newest release was installed already. */
  readonly changed: boolean
  readonly current: Current
}

export interface Device {
  /** Asks the repository for the newest release. Throws `PackRefused`. */
  check(): Promise<CheckResult>
  /** Installs the newest release if there is one. Throws `PackRefused`, and what the disk throws; the installed pack stays. */
  install(): Promise<InstallResult>
  /** What is installed; `null` when nothing is. */
  current(): Promise<Current | null>
  /** The installed pack's files: `openCurrent` of the device's folder. */
  open(): Promise<PackReader>
}

/** The reference device client: check, download, verify, switch. Calls of one device run one after another. */
export function createDevice(options: DeviceOptions): Device {
  const { dir } = options
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work, work)
    queue = result.catch(() => null)
    return result
  }
  return {
    check: () =>
      inTurn(() =>
        withWorkDir(dir, async (workDir) => decide(await refresh(options, workDir), options)),
      ),
    install: () => inTurn(() => withWorkDir(dir, (workDir) => install(options, workDir))),
    current: () => readCurrent(dir),
    open: () => openCurrent(dir),
  }
}

async function install(options: DeviceOptions, workDir: string): Promise<InstallResult> {
  const step = async (name: InstallStep) => options.onStep?.(name)
  const trusted = await refresh(options, workDir)
  await step('refreshed')
  const decision = await decide(trusted, options)
  if (decision.state === 'up_to_date') {
    await cleanUp(options.dir, decision.current)
    return { changed: false, current: decision.current }
  }
  const { release } = decision
  if (decision.state === 'app_too_old') {
    const message = `Version ${release.version} needs app ${release.minAppVersion}; this is ${options.appVersion}.`
    throw new PackRefused('app_too_old', message)
  }
  const zip = join(workDir, 'pack.zip')
  await trusted.download(release, zip)
  await step('downloaded')

  const packsDir = join(options.dir, 'packs')
  await mkdir(packsDir, { recursive: true })
  const name = await freeName(packsDir, `${release.version}-${release.sha256.slice(0, 8)}`)
  const partial = join(packsDir, `${name}.partial-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(partial)
    const { manifest, manifestSha256 } = await unpack(zip, release, partial)
    await step('unpacked')
    await rename(partial, join(packsDir, name))
    await syncDirectory(packsDir)
    await syncDirectory(options.dir)
    await step('placed')

    const packDir = posix.join('packs', name)
    const before = await readUsable(options.dir)
    const current: Current = {
      version: manifest.version,
      dir: packDir,
      entry: manifest.entry,
      manifest: posix.join(packDir, MANIFEST_PATH),
      manifestSha256,
      release: release.release,
      previous: before === null ? null : asInstalled(before),
    }
    await switchCurrent(options.dir, current)
    await step('switched')
    await cleanUp(options.dir, current)
    await step('cleaned')
    return { changed: true, current }
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

function refresh(options: DeviceOptions, workDir: string): Promise<TrustedReleases> {
  return refreshTrust({
    metadataDir: join(options.dir, 'metadata'),
    workDir,
    repository: options.repository,
    trustedRoot: options.trustedRoot,
    now: options.now ?? (() => new Date()),
  })
}

async function decide(trusted: TrustedReleases, options: DeviceOptions): Promise<CheckResult> {
  const releases = trusted.releases.filter((release) => release.channel === PRODUCTION)
  const current = await readUsable(options.dir)
  const [newest] = releases
  if (newest === undefined) {
    throw new PackRefused('no_release', 'The repository offers no pack in the production channel.')
  }
  if (current !== null && newest.release < current.release) {
    const message = `The newest release is ${newest.release}, installed is ${current.release}.`
    throw new PackRefused('rollback', message)
  }
  const fitting = releases.find(
    (release) => compareAppVersions(release.minAppVersion, options.appVersion) <= 0,
  )
  const installed = current?.release ?? 0
  if (fitting !== undefined && fitting.release > installed) {
    return { state: 'available', release: fitting }
  }
  if (current === null || (newest.release > installed && newest !== fitting)) {
    return { state: 'app_too_old', release: newest }
  }
  return { state: 'up_to_date', current }
}

/** What is installed, for installing over it: a `current.json` that cannot be read must not stand in the way for ever. */
async function readUsable(dir: string): Promise<Current | null> {
  return readCurrent(dir).catch((error: unknown) => {
    if (error instanceof PackDamaged) return null
    throw error
  })
}

/** A folder that an ended install left behind is never trusted or filled up: the pack gets another name. */
async function freeName(packsDir: string, name: string): Promise<string> {
  const taken = await access(join(packsDir, name)).then(
    () => true,
    () => false,
  )
  return taken ? `${name}-${randomBytes(4).toString('hex')}` : name
}

async function withWorkDir<T>(dir: string, work: (workDir: string) => Promise<T>): Promise<T> {
  const workDir = join(dir, 'work')
  // What a killed run left behind may be what fills the disk.
  await rm(workDir, { recursive: true, force: true })
  await mkdir(workDir, { recursive: true })
  try {
    return await work(workDir)
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}

async function cleanUp(dir: string, current: Current): Promise<void> {
  const kept = new Set([current.dir, current.previous?.dir])
  for (const name of await readdir(join(dir, 'packs')).catch(() => [])) {
    if (!kept.has(posix.join('packs', name))) {
      await rm(join(dir, 'packs', name), { recursive: true, force: true })
    }
  }
}
