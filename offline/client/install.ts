import { oldestApp } from '../policy/choose-release.ts'
import { setMembers } from '../policy/release-set.ts'
import { report } from '#offline/events/report.ts'
import { setVersion } from '../pack/set-version.js'
import { membersIn, switchCurrent, type Current } from './current.ts'
import type { DeviceOptions, InstallStep } from './device-options.ts'
import type { Disk } from './disk.ts'
import { assembleSet, findInstalled, downloadPath, wantedZips } from './download/assemble-set.ts'
import { DownloadPaused, monotonic } from './download/download.ts'
import { fetchPack } from './download/fetch-pack.ts'
import { requireNoRefusal, keepInstalled, type Ineligible } from './ineligible.ts'
import { recordCheck, subject } from './last-check.ts'
import { PackRefused } from './refused.ts'
import { unpackedBytes } from './space.ts'
import { cleanUp, stage, type Staged } from './stage.ts'
import { keptPacks } from './inspect-packs.ts'
import type { SignedRelease, TrustedReleases } from './trust.ts'

export interface InstallResult {
  /** False when there was nothing that this device may have. */
  readonly changed: boolean
  readonly current: Current
  /** The reason why not, when nothing changed. */
  readonly why: Ineligible['why'] | null
}

const DOWNLOAD_LIMIT = 30 * 60 * 1000

/** Runs one install; `workDir` is an empty folder for temporary files. See `Device.install`. */
export async function install(
  options: DeviceOptions,
  workDir: string,
  disk: Disk,
): Promise<InstallResult> {
  return recordCheck<InstallResult>(options, disk, async (fetchOffer) => {
    const step = async (name: InstallStep) => options.onStep?.(name)
    const { dir } = options
    const { trusted, choice, standing: packs } = await fetchOffer(workDir)
    await step('refreshed')
    const { opens } = packs
    if (!('release' in choice)) {
      const held = requireNoRefusal(choice, opens, options)
      if (held.why === 'app_too_old') {
        const message = `Version ${held.about.version} needs app ${oldestApp(held.about)}; this is ${options.appVersion}.`
        throw new PackRefused('app_too_old', message)
      }
      const result = await keepInstalled(dir, opens, held.why, disk)
      await cleanUp(dir, await keptPacks(dir, disk), disk, wantedZips(held.about, trusted))
      return { result, outcome: held.why, about: held.about }
    }
    const about = subject(choice)
    const set = setMembers(choice)
    const missing = set.filter((release) => findInstalled(release, packs) === undefined)
    try {
      await fetchAll(options, trusted, missing, disk)
    } catch (error) {
      if (!(error instanceof DownloadPaused)) throw error
      const result = await keepInstalled(dir, opens, 'needs_wifi', disk)
      return { result, outcome: 'needs_wifi', about }
    }
    if (missing.length > 0) await step('downloaded')
    const staged: Staged[] = []
    for (const release of missing) {
      const zip = downloadPath(dir, release)
      try {
        const app = {
          bridgeMethods: options.bridgeMethods ?? [],
          bridgeVersion: options.bridgeVersion ?? 1,
        }
        const expected = { ...release, app }
        staged.push(await stage(dir, zip, expected, release.release, disk, () => step('unpacked')))
      } catch (error) {
        // A signed zip that is no valid pack; downloading it again would not help.
        if (error instanceof PackRefused) await disk.remove(zip)
        throw error
      }
      await step('placed')
    }
    const placed = await assembleSet(dir, set, staged, packs, disk)
    const previous = opens === null || opens.builtin ? null : opens.pack
    const current: Current = { ...placed, previous }
    await switchCurrent(dir, current, disk)
    await step('switched')
    report(options.onEvent, {
      kind: 'installed',
      ...(about ?? { release: placed.release, version: placed.version }),
      ...(opens === null ? {} : { from: setVersion(opens.pack.version, opens.pack.parts) }),
    })
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
    // Each pack takes at least the bytes of its zip, however it is downloaded.
    const toCome = sum(missing.slice(at + 1).map(({ bytes }) => bytes))
    const others = unpacked - unpackedBytes(release) + toCome
    await fetchPack({ ...options, until }, trusted, release, have, others, disk)
  }
}
