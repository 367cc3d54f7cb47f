import { join } from 'node:path'
import { readEntryIndex } from '#offline/pack/entry-index.ts'
import type { Delta } from '#offline/policy/release.ts'
import { limits } from '#offline/pack/zip-entries.ts'
import { applyDelta } from './apply-delta.ts'
import { assemble, planChanges } from '../changed-files.ts'
import { zipOf } from './assemble-set.ts'
import { PackDamaged, type InstalledMember } from '../current.ts'
import type { DeviceOptions } from '../device.ts'
import type { Disk } from '../disk.ts'
import { monotonic, fileSha256, type Pace } from './download.ts'
import { PackRefused } from '../refused.ts'
import { NotEnoughSpace, requireSpace, unpackedBytes } from '../space.ts'
import type { SignedRelease, TrustedReleases } from '../trust.ts'

/** One way to get a pack, and how many bytes are still to be sent for it. */
interface Way {
  readonly bytes: number
  /** Afterwards the pack, or its plain form, lies at `zip`. */
  readonly take: () => Promise<void>
}

/** What a way needs to know. */
interface Wanted {
  readonly options: DeviceOptions
  readonly trusted: TrustedReleases
  readonly release: SignedRelease
  /** What the device has. */
  readonly packs: readonly InstalledMember[]
  /** Bytes to be left free for the other packs of the set: what is still to come of them, and what they unpack to. */
  readonly others: number
  /** `downloads/SHA256`, where every file for this pack begins. */
  readonly base: string
  readonly zip: string
  readonly pace: Pace
  readonly disk: Disk
}

/**
 * Gets a release's pack to `downloads/SHA256.part`: the zip as signed, or its plain form. Takes the way that sends fewest bytes (a delta
 * from a pack of the device, `packs`; its changed files, the whole zip; what came before counts), and the next one when that fails in any way. What has come of
 * each is used by the next call. Throws what the last way threw: `PackRefused`, `NotEnoughSpace`, what the disk throws; at once `DownloadPaused`.
 */
export async function fetchPack(
  options: DeviceOptions & Pick<Pace, 'until'>,
  trusted: TrustedReleases,
  release: SignedRelease,
  packs: readonly InstalledMember[],
  others: number,
  disk: Disk,
): Promise<void> {
  const { dir, onWifi, until } = options
  const zip = zipOf(dir, release)
  const base = join(dir, 'downloads', release.sha256)
  await disk.makeFolder(join(dir, 'downloads'))
  await disk.remove(`${base}.plain`)
  if (await isPlain(release, zip, disk)) return
  const mayGoOn = () => !release.wifiOnly || (onWifi?.() ?? true)
  const pace = { ...options.pace, mayGoOn, until }
  const wanted = { options, trusted, release, packs, others, base, zip, pace, disk }
  const whole = await wholeZip(wanted)
  const delta = await smallestDelta(wanted)
  const ways = [delta, await changedFiles(wanted)].filter((way) => way !== null)
  for (const way of ways) {
    // The files that changed are known by their index alone, whose length is the least that they cost.
    if (way.bytes >= whole.bytes) continue
    try {
      return await way.take()
    } catch (error) {
      if (!isSurmountable(error) || isOver(pace)) throw error
    }
  }
  await whole.take()
}

/** An earlier call may have ended between this and the next step. */
async function isPlain({ plain }: SignedRelease, zip: string, disk: Disk): Promise<boolean> {
  if (plain === undefined || (await disk.size(zip)) !== plain.bytes) return false
  return (await fileSha256(zip)) === plain.sha256
}

function isOver({ until, now = monotonic }: Pace): boolean {
  return until !== undefined && now() >= until
}

/** Whether another way may still do. A disk that fails will fail again, and one who waits for wifi waits. */
function isSurmountable(error: unknown): boolean {
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
}: Wanted): Promise<Way> {
  const kept = (await disk.size(zip)) ?? 0
  return {
    // What is longer than the zip is none of it.
    bytes: kept > release.bytes ? release.bytes : release.bytes - kept,
    async take() {
      const { dir, quota } = options
      await requireSpace(dir, release.bytes + unpackedBytes(release) + others, disk, quota)
      await trusted.download(release, zip, pace)
    },
  }
}

async function smallestDelta(wanted: Wanted): Promise<Way | null> {
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
    bytes: rest,
    async take() {
      const path = deltaPath(delta)
      const { dir, quota } = options
      const needed = delta.bytes + plain.bytes + unpackedBytes(release) + others
      await requireSpace(dir, needed, disk, quota)
      await trusted.download(delta, path, pace)
      const body = (await disk.read(path)) ?? Buffer.alloc(0)
      await made(wanted, path, () => applyDelta(body, dir, old, plain, `${base}.plain`, disk))
    },
  }
}

async function changedFiles(wanted: Wanted): Promise<Way | null> {
  const { options, trusted, release, packs, others, base, zip, pace, disk } = wanted
  const { plain, entries } = release
  if (plain === undefined || plain.bytes > limits.plainBytes) return null
  if (entries === undefined || packs.length === 0) return null
  const { dir, quota } = options
  const fetched = async (path: string) => (await disk.read(path)) ?? Buffer.alloc(0)
  return {
    bytes: entries.bytes,
    async take() {
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
      await made(wanted, path, () => assemble(changes, body, plain, `${base}.plain`, disk))
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

/** Makes the plain form from what was downloaded, and puts it in the zip's place. What leads to other bytes is not kept. */
async function made(
  { base, zip, disk }: Wanted,
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
