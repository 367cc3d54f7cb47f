/** Whether a picture's file goes on to its end: rules.md#document-pictures, 1. */
import type { PictureKind } from '#domain/identity/picture.ts'

const [SCAN, END] = [0xda, 0xd9]
/** A stuffed byte of the scan and a restart within it begin no segment. */
const isOfScan = (marker: number) =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

/** Segments, scans of a progressive picture among them, up to the end of the first picture. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || isOfScan(marker)) at += 1
    else if (marker === END) return true
    else {
      const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
      at += 2 + Math.max(marker === SCAN ? 0 : 2, length)
    }
  }
  return false
}

/** Chunks up to the one that ends the picture. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === 0x49454e44) return true
    at += 12 + view.getUint32(at)
  }
  return false
}

/** A browser draws the part that is there, as if it were all. */
export const isWhole = (kind: PictureKind, bytes: Uint8Array): boolean =>
  kind === 'png' ? isWholePng(bytes) : isWholeJpeg(bytes)
