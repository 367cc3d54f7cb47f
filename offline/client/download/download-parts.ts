import type { Span } from '#offline/pack/entry-index.ts'
import type { Disk } from '../disk.ts'
import { appendPieces, type Pace } from './download.ts'
import { PackRefused } from '../refused.ts'
import { openPart, PATIENCE } from './source.ts'

/**
 * Downloads byte ranges of a file to `path`, one after another, with one request each, and resumes
 * a partial file there. Checks only their length. Throws `PackRefused` (`length`; `unreachable`,
 * also when the server does not support ranges), `DownloadPaused`, and what the disk throws.
 */
export async function downloadParts(
  url: string,
  spans: readonly Span[],
  path: string,
  disk: Disk,
  pace: Pace = {},
): Promise<void> {
  let kept = (await disk.size(path)) ?? 0
  for (const span of spans) {
    const have = Math.min(kept, span.bytes)
    kept -= have
    const rest = { offset: span.offset + have, bytes: span.bytes - have }
    if (rest.bytes === 0) continue
    const pieces = await openPart(url, rest, pace.patience ?? PATIENCE)
    const taken = await appendPieces(pieces, rest.bytes, path, url, disk, pace)
    if (taken < rest.bytes) {
      throw new PackRefused('unreachable', `${url} ended ${rest.bytes - taken} bytes early.`)
    }
  }
  if (kept === 0) return
  await disk.remove(path)
  throw new PackRefused('length', `${path} holds more than was asked for.`)
}
