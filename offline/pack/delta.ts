import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, type ZstdOptions } from 'node:zlib'

/**
 * RFC 9842's `dcz`: a header of 40 bytes, then one Zstandard frame. Dictionary and content are two
 * packs' plain forms.
 */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** Length of the magic number and the dictionary's SHA-256. */
export const DELTA_HEADER = 40

const LEVEL = 22
/**
 * Zstandard's minimum match lengths to try; 0 is the level's default. Longer matches suit builds
 * that differ mostly in names and hashes, shorter ones suit much new code.
 */
const SHORTEST_MATCHES = [6, 0]
const compress = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)

/**
 * The smallest `dcz` delta between two plain forms. Takes some seconds of one core for a few
 * megabytes.
 */
export async function makeDelta(from: Buffer, to: Buffer): Promise<Buffer> {
  const {
    ZSTD_c_compressionLevel: level,
    ZSTD_c_windowLog: windowLog,
    ZSTD_c_enableLongDistanceMatching: farMatches,
    ZSTD_c_minMatch: shortest,
  } = constants
  const params = {
    [level]: LEVEL,
    // The window has to span the dictionary and the whole content, or early parts become
    // unreachable.
    [windowLog]: smallestWindowLog(from.length + to.length),
    [farMatches]: 1,
  }
  let best: Buffer | null = null
  for (const least of SHORTEST_MATCHES) {
    const given = least === 0 ? params : { ...params, [shortest]: least }
    // With its length the frame is one segment, so that a decoder needs no larger window.
    const sized = { dictionary: from, pledgedSrcSize: to.length }
    const frame = await compress(to, { ...sized, params: given })
    if (best === null || frame.length < best.length) best = frame
  }
  return Buffer.concat([MAGIC, hash('sha256', from, 'buffer'), best ?? Buffer.alloc(0)])
}

/**
 * SHA-256, in lower-case hex, of the dictionary that a delta needs; `null` for other bytes. The
 * first 40 bytes are enough.
 */
export function deltaDictionary(delta: Buffer): string | null {
  if (delta.length < DELTA_HEADER || !delta.subarray(0, MAGIC.length).equals(MAGIC)) return null
  return delta.toString('hex', MAGIC.length, DELTA_HEADER)
}

/**
 * The Zstandard frame of a delta; `null` when it is incomplete or anything follows it (another
 * frame, a skippable one, any byte). Decoders treat such a tail differently, so it is refused.
 */
export function deltaFrame(delta: Buffer): Buffer | null {
  const frame = delta.subarray(DELTA_HEADER)
  return frameLength(frame) === frame.length ? frame : null
}

const FRAME_MAGIC = 0xfd2fb528
/**
 * Lengths of the fields of a frame's header by their flags in its descriptor (RFC 8878, section
 * 3.1.1.1).
 */
const DICTIONARY_ID_BYTES = [0, 1, 2, 4]
const CONTENT_SIZE_BYTES = [0, 2, 4, 8]
const REPEATED_BYTE = 1
const RESERVED = 3

/**
 * Length in bytes of the Zstandard frame at the start; `null` when there is none, or it is
 * incomplete.
 */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 5 || bytes.readUInt32LE(0) !== FRAME_MAGIC) return null
  const descriptor = bytes.readUInt8(4)
  const isSingleSegment = (descriptor & 0x20) !== 0
  const sizeFlag = descriptor >> 6
  const sizeBytes = sizeFlag === 0 && isSingleSegment ? 1 : (CONTENT_SIZE_BYTES[sizeFlag] ?? 0)
  let at = 5 + Number(!isSingleSegment) + (DICTIONARY_ID_BYTES[descriptor & 3] ?? 0) + sizeBytes
  for (let isLast = false; !isLast;) {
    if (at + 3 > bytes.length) return null
    const header = bytes.readUIntLE(at, 3)
    const kind = (header >> 1) & 3
    if (kind === RESERVED) return null
    isLast = (header & 1) === 1
    at += 3 + (kind === REPEATED_BYTE ? 1 : header >> 3)
  }
  const checksum = (descriptor & 4) === 0 ? 0 : 4
  return at + checksum <= bytes.length ? at + checksum : null
}

// As powers of two: the format's minimum, and the maximum that every decoder supports.
const MIN_WINDOW_LOG = 10
const MAX_WINDOW_LOG = 27

function smallestWindowLog(bytes: number): number {
  return Math.min(MAX_WINDOW_LOG, Math.max(MIN_WINDOW_LOG, Math.ceil(Math.log2(bytes))))
}
