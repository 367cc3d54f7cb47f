import { join } from 'node:path'
import { readEntryIndex } from '#offline/pack/entry-index.ts'
import type { Delta } from '#offline/pack/release.ts'
import { limits } from '#offline/pack/zip-entries.ts'
import { applyDelta } from './apply-delta.ts'
import { assemblePlainForm, planChanges } from '../changed-files.ts'
import { downloadPath } from './assemble-set.ts'
import { PackDamaged, type InstalledMember } from '../current.ts'
import type { DeviceOptions } from '../device-options.ts'
import type { Disk } from '../disk.ts'
import { monotonic, fileSha256, type Pace } from './download.ts'
import { PackRefused } from '../refused.ts'
import type { DownloadWay } from '#offline/events/device-event.ts'
import { report } from '#offline/events/report.ts'
import { NotEnoughSpace, requireSpace, unpackedBytes } from '../space.ts'
import type { SignedRelease, TrustedReleases } from '../trust.ts'

/** One way to get a pack. */
interface DownloadStrategy {
  readonly way: DownloadWay
  /** Bytes still to be downloaded. */
  readonly bytes: number
  /** Afterwards the pack, or its plain form, is the file `zip` of the context. */
  readonly run: () => Promise<void>
}

/** The input of every strategy. */
interface FetchContext {
  readonly options: DeviceOptions
  readonly trusted: TrustedReleases
  readonly release: SignedRelease
  /** The installed packs, from which deltas and unchanged files can be used. */
  readonly packs: readonly InstalledMember[]
  /** Bytes to leave free for the set's other packs: their downloads and their unpacked files. */
  readonly others: number
  /** `DIR/downloads/SHA256`: the start of the path of every file for this pack. */
  readonly base: string
  readonly zip: string
  readonly pace: Pace
  readonly disk: Disk
}

/**
 * Downloads a release's pack to `downloads/SHA256.part`: the signed zip or its plain form. Tries a
 * delta from one of `packs`, then the changed files, then the whole zip, and skips the first two
 * when they would download more than the whole zip. Partial downloads are resumed by the next call.
 * Throws the error of the last strategy (`PackRefused`, `NotEnoughSpace`), and at once
 * `DownloadPaused` and what the disk throws.
 */
export async function fetchPack(
  options: DeviceOptions & Pick<Pace, 'until'>,
  trusted: TrustedReleases,
  release: SignedRelease,
  packs: readonly InstalledMember[],
  others: number,
  disk: Disk,
): Promise<void> {
  const { dir, onWifi, until, onEvent } = options
  const zip = downloadPath(dir, release)
  const base = join(dir, 'downloads', release.sha256)
  await disk.makeFolder(join(dir, 'downloads'))
  await disk.remove(`${base}.plain`)
  if (await isPlain(release, zip, disk)) return
  const mayGoOn = () => !release.wifiOnly || (onWifi?.() ?? true)
  let bytes = 0
  const onBytes = (more: number) => void (bytes += more)
  const pace: Pace = { ...options.pace, mayGoOn, until, onBytes }
  const now = pace.now ?? monotonic
  const began = now()
  const come = async ({ way, run }: DownloadStrategy) => {
    await run()
    const { release: number, version, pack } = release
    const ms = Math.round(now() - began)
    report(onEvent, { kind: 'downloaded', release: number, version, pack, way, bytes, ms })
  }
  const wanted = { options, trusted, release, packs, others, base, zip, pace, disk }
  const whole = await wholeZip(wanted)
  const delta = await smallestDelta(wanted)
  const strategies = [delta, await changedFiles(wanted)].filter((it) => it !== null)
  for (const strategy of strategies) {
    // For changed files this is only the index, the least that they cost; the rest is known from
    // it.
    if (strategy.bytes >= whole.bytes) continue
    try {
      return await come(strategy)
    } catch (error) {
      if (!mayTryNext(error) || isPastDeadline(pace)) throw error
    }
  }
  await come(whole)
}

/**
 * Returns whether an earlier call, which ended before the unpacking, has made the plain form
 * already.
 */
async function isPlain({ plain }: SignedRelease, zip: string, disk: Disk): Promise<boolean> {
  if (plain === undefined || (await disk.size(zip)) !== plain.bytes) return false
  return (await fileSha256(zip)) === plain.sha256
}

function isPastDeadline({ until, now = monotonic }: Pace): boolean {
  return until !== undefined && now() >= until
}

/**
 * Returns whether the next strategy may succeed. A failing disk would fail again, and a wait for
 * wifi stays one.
 */
function mayTryNext(error: unknown): boolean {
  return (
    error instanceof PackRefused || error instanceof PackDamaged || error instanceof NotEnoughSpace
  )
}

async function wholeZip({
  options,
  trusted,
  release,
  others,
  zip,
  pace,
  disk,
}: FetchContext): Promise<DownloadStrategy> {
  const kept = (await disk.size(zip)) ?? 0
  return {
    way: 'zip',
    // A longer file is no partial download of this zip.
    bytes: kept > release.bytes ? release.bytes : release.bytes - kept,
    async run() {
      const { dir, quota } = options
      await requireSpace(dir, release.bytes + unpackedBytes(release) + others, disk, quota)
      await trusted.download(release, zip, pace)
    },
  }
}

async function smallestDelta(wanted: FetchContext): Promise<DownloadStrategy | null> {
  const { options, trusted, release, packs, others, base, pace, disk } = wanted
  const { plain } = release
  if (plain === undefined || plain.bytes > limits.plainBytes) return null
  const deltaPath = (delta: Delta) => `${base}.${delta.from.slice(0, 8)}.dcz`
  let best: { delta: Delta; old: InstalledMember; rest: number } | null = null
  for (const delta of release.deltas) {
    const old = packs.find(({ sha256 }) => sha256 === delta.from)
    if (old === undefined || delta.bytes > limits.zipBytes) continue
    const rest = delta.bytes - ((await disk.size(deltaPath(delta))) ?? 0)
    if (best === null || rest < best.rest) best = { delta, old, rest }
  }
  if (best === null) return null
  const { delta, old, rest } = best
  return {
    way: 'delta',
    bytes: rest,
    async run() {
      const path = deltaPath(delta)
      const { dir, quota } = options
      const needed = delta.bytes + plain.bytes + unpackedBytes(release) + others
      await requireSpace(dir, needed, disk, quota)
      await trusted.download(delta, path, pace)
      const body = (await disk.read(path)) ?? Buffer.alloc(0)
      await storePlainForm(wanted, path, () =>
        applyDelta(body, dir, old, plain, `${base}.plain`, disk),
      )
    },
  }
}

async function changedFiles(wanted: FetchContext): Promise<DownloadStrategy | null> {
  const { options, trusted, release, packs, others, base, zip, pace, disk } = wanted
  const { plain, entries } = release
  if (plain === undefined || plain.bytes > limits.plainBytes) return null
  if (entries === undefined || packs.length === 0) return null
  const { dir, quota } = options
  const fetched = async (path: string) => (await disk.read(path)) ?? Buffer.alloc(0)
  return {
    way: 'files',
    bytes: entries.bytes,
    async run() {
      await trusted.download(entries, `${base}.entries`, pace)
      const index = readIndex(await fetched(`${base}.entries`))
      const { offset, packed } = index.manifest
      const listing = `${base}.manifest`
      await trusted.downloadParts(release, [{ offset, bytes: packed }], listing, pace)
      const changes = await planChanges(index, await fetched(listing), dir, packs, disk).catch(
        async (error: unknown) => {
          await disk.remove(listing)
          throw error
        },
      )
      const rest = release.bytes - ((await disk.size(zip)) ?? 0)
      if (changes.bytes >= rest) throw new PackRefused('length', 'The whole zip is no longer.')
      const needed = changes.bytes + plain.bytes + unpackedBytes(release) + others
      await requireSpace(dir, needed, disk, quota)
      const path = `${base}.changes`
      await trusted.downloadParts(release, changes.spans, path, pace)
      const body = await fetched(path)
      await storePlainForm(wanted, path, () =>
        assemblePlainForm(changes, body, plain, `${base}.plain`, disk),
      )
    },
  }
}

function readIndex(bytes: Buffer) {
  try {
    return readEntryIndex(bytes)
  } catch (error) {
    throw new PackRefused('metadata', 'The index of entries cannot be read.', { cause: error })
  }
}

/**
 * Runs `work`, which writes the plain form, and moves that to `zip`. Deletes `downloaded` when it
 * led to other bytes.
 */
async function storePlainForm(
  { base, zip, disk }: FetchContext,
  downloaded: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    await disk.remove(`${base}.plain`).catch(() => undefined)
    if (error instanceof PackRefused) await disk.remove(downloaded)
    throw error
  }
  await disk.move(`${base}.plain`, zip)
}
