import { createHash, hash, type Hash } from 'node:crypto'
import { constants, createZstdDecompress } from 'node:zlib'
import { deltaDictionary, deltaFrame } from '#offline/pack/delta.ts'
import { MANIFEST_PATH } from '#offline/pack/pack-path.ts'
import { plainBuffer, plainLength, type PlainFile } from '#offline/pack/plain-form.ts'
import type { Sealed } from '#offline/pack/verify-pack.ts'
import type { InstalledMember } from '../current.ts'
import type { Disk } from '../disk.ts'
import { openMember } from '../open-member.ts'
import { PackRefused } from '../refused.ts'

/** The largest window that every decoder has to support, as a power of two: 128 MiB. */
const WINDOW_LOG = 27
/** Bytes per write: few writes, and little memory. */
const WRITE_BYTES = 256 * 1024

/**
 * Builds a pack's plain form from a delta and an installed pack, and writes it to `path`, where no
 * file may be. Afterwards it has the signed length and SHA-256; it never writes a byte more. Throws
 * `PackRefused`, `PackDamaged` when the installed pack is damaged, and what the disk throws.
 */
export async function applyDelta(
  delta: Buffer,
  deviceDir: string,
  old: InstalledMember,
  plain: Sealed,
  path: string,
  disk: Disk,
): Promise<void> {
  const frame = deltaFrame(delta)
  if (frame === null) throw new PackRefused('pack', 'The delta is not one whole frame.')
  const dictionary = await readDictionary(deviceDir, old, disk)
  if (deltaDictionary(delta) !== hash('sha256', dictionary)) {
    throw new PackRefused('hash', `The delta is for another pack than version ${old.version}.`)
  }
  const decoder = createZstdDecompress({
    dictionary,
    params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
  })
  decoder.end(frame)
  const writer = plainWriter(path, plain, disk)
  try {
    for await (const piece of decoder) {
      if (!Buffer.isBuffer(piece)) throw new TypeError('the decoder returned no bytes')
      await writer.write(piece)
    }
  } catch (error) {
    decoder.destroy()
    // The disk's own errors have a system call's name; the decoder's have none.
    if (!(error instanceof Error) || 'syscall' in error || error instanceof PackRefused) throw error
    throw new PackRefused('pack', `The delta cannot be unpacked: ${error.message}`)
  }
  await writer.end()
}

/**
 * The plain form of an installed pack, built from its files, each checked and if need be repaired.
 * Throws `PackDamaged`.
 */
async function readDictionary(
  deviceDir: string,
  pack: InstalledMember,
  disk: Disk,
): Promise<Buffer> {
  const member = await openMember(deviceDir, pack, disk)
  const { manifest, listing } = member
  const all = [
    { name: MANIFEST_PATH, bytes: listing.length, read: async () => listing },
    ...manifest.files.map((row) => ({
      name: row.path,
      bytes: row.bytes,
      read: () => member.read(row),
    })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  async function* files(): AsyncGenerator<PlainFile> {
    for (const { name, read } of all) yield { name, body: await read() }
  }
  return plainBuffer(files(), plainLength(all))
}

/**
 * Writes a plain form piece by piece, up to its signed length; `end` checks length and hash. Throws
 * `PackRefused`.
 */
export function plainWriter(path: string, plain: Sealed, disk: Disk) {
  const sum: Hash = createHash('sha256')
  let waiting: Buffer[] = []
  let held = 0
  let taken = 0
  const flush = async () => {
    if (held === 0) return
    const body = Buffer.concat(waiting)
    waiting = []
    held = 0
    await disk.append(path, body)
  }
  return {
    async write(piece: Buffer): Promise<void> {
      taken += piece.length
      if (taken > plain.bytes) {
        throw new PackRefused('length', `It unpacks to more than the signed ${plain.bytes} bytes.`)
      }
      sum.update(piece)
      waiting.push(piece)
      held += piece.length
      if (held >= WRITE_BYTES) await flush()
    },
    async end(): Promise<void> {
      await flush()
      if (taken < plain.bytes) {
        throw new PackRefused('length', `It unpacks to ${taken} bytes, signed are ${plain.bytes}.`)
      }
      if (sum.digest('hex') !== plain.sha256) {
        throw new PackRefused('hash', 'It unpacks to other bytes than signed.')
      }
    },
  }
}
