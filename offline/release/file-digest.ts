import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Length and SHA-256 of a file, read piece by piece; `null` when there is none. */
export async function fileDigest(path: string): Promise<{ bytes: number; sha256: string } | null> {
  const found = await stat(path).catch(() => null)
  if (found === null) return null
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: found.size, sha256: hash.digest('hex') }
}
