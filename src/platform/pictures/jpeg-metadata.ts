/** Segments of a JPEG that say something about its maker: rules.md#document-pictures, 3. */

const START = 0xd8
const SCAN = 0xda
/** APP0 is the JFIF header and APP14 says how colours are coded: both are needed to draw it. */
const isNeeded = (marker: number) => marker === 0xe0 || marker === 0xee
/** APP0 to APP15: EXIF, with the place and the device; XMP; thumbnails. COM: free text. */
const isRemark = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !isNeeded(marker))

/** The segments before the first scan: marker, and where each begins and ends. */
function segments(bytes: Uint8Array): { marker: number; from: number; to: number }[] {
  const found = []
  if (bytes[0] !== 0xff || bytes[1] !== START) return []
  let at = 2
  while (at + 3 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN) break
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (length < 2) break
    const to = Math.min(bytes.length, at + 2 + length)
    found.push({ marker, from: at, to })
    at = to
  }
  return found
}

/** Returns whether the JPEG says more than how to draw it. */
export const hasMetadata = (bytes: Uint8Array): boolean =>
  segments(bytes).some(({ marker }) => isRemark(marker))

/** The JPEG without its remarks; the picture itself is not touched. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const remarks = segments(bytes).filter(({ marker }) => isRemark(marker))
  const left = new Uint8Array(remarks.reduce((size, it) => size - (it.to - it.from), bytes.length))
  let read = 0
  let written = 0
  for (const { from, to } of [...remarks, { from: bytes.length, to: bytes.length }]) {
    left.set(bytes.subarray(read, from), written)
    written += from - read
    read = to
  }
  return left
}
