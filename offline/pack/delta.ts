import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, type ZstdOptions } from 'node:zlib'

/**
 * RFC 9842's `dcz`: a header of 40 bytes, then one Zstandard frame. Dictionary and content are two packs' plain forms.
 */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** Length of the magic number and the dictionary's SHA-256. */
export const DELTA_HEADER = 40

const LEVEL = 22
/**
 * Shortest match that is looked for; 0 is the level's own. Between two builds most of what differs is names and hashes, where short chance
 * matches only cost; where much is new they are worth having. So both are tried.
 */
const SHORTEST_MATCHES = [6, 0]
const compress = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)

/** The `dcz` that makes `to` out of `from`, the smaller of two tries; some seconds of one core for a few megabytes. Plain forms, both. */
export async function makeDelta(from: Buffer, to: Buffer): Promise<Buffer> {
  const {
    ZSTD_c_compressionLevel: level,
    ZSTD_c_windowLog: windowLog,
    ZSTD_c_enableLongDistanceMatching: farMatches,
    ZSTD_c_minMatch: shortest,
  } = constants
  const params = {
    [level]: LEVEL,
    // The dictionary can be reached only as long as the window holds all that was written since.
    [windowLog]: windowLogOf(from.length + to.length),
    [farMatches]: 1,
  }
  let best: Buffer | null = null
  for (const least of SHORTEST_MATCHES) {
    const given = least === 0 ? params : { ...params, [shortest]: least }
    const frame = await compress(to, { dictionary: from, params: given })
    if (best === null || frame.length < best.length) best = frame
  }
  return Buffer.concat([MAGIC, hash('sha256', from, 'buffer'), best ?? Buffer.alloc(0)])
}

/** SHA-256 of the dictionary that a delta names, in small hex; `null` for what is no `dcz`. Takes the first 40 bytes, or more. */
export function deltaDictionary(delta: Buffer): string | null {
  if (delta.length < DELTA_HEADER || !delta.subarray(0, MAGIC.length).equals(MAGIC)) return null
  return delta.toString('hex', MAGIC.length, DELTA_HEADER)
}

// The format's own least, and what every decoder takes.
const LEAST_LOG = 10
const MOST_LOG = 27

function windowLogOf(bytes: number): number {
  return Math.min(MOST_LOG, Math.max(LEAST_LOG, Math.ceil(Math.log2(bytes))))
}
