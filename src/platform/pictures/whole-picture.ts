/** Says whether a picture's file goes on to its end: rules.md#document-pictures, 1. */
import type { PictureKind } from '#domain/identity/picture.ts'

import {
  readFrame,
  readTables,
  reachesLastRow,
  type Frame,
  type HuffmanTables,
} from './jpeg-scan.ts'

const [SCAN, END, TABLES, RESTARTS] = [0xda, 0xd9, 0xc4, 0xdd]
/** Sequential frames, and the progressive one: all that browsers draw. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVE = 0xc2
/** Tables and scans: more than any encoder writes. Behind them nothing is counted: each takes time. */
const MOST_PARTS = 1000
/** A stuffed byte of the scan and a restart within it begin no segment. */
const isOfScan = (marker: number) =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Segments, scans of a progressive picture among them, up to the end of the first picture. A scan
 * that ends before its picture is cut, also where an end was written behind it.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const tables: HuffmanTables = new Map()
  let frame: Frame | null = null
  let interval = 0
  let parts = 0
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || isOfScan(marker)) {
      at += 1
      continue
    }
    if (marker === END) return true
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const next = at + 2 + Math.max(marker === SCAN ? 0 : 2, length)
    const segment = bytes.subarray(at + 4, next)
    if (FRAMES.has(marker)) frame = readFrame(marker === PROGRESSIVE, segment)
    else if (marker === TABLES && parts <= MOST_PARTS) parts += readTables(segment, tables)
    else if (marker === RESTARTS) interval = (segment[0] ?? 0) * 256 + (segment[1] ?? 0)
    else if (marker === SCAN && frame !== null && parts <= MOST_PARTS) {
      parts += 1
      if (!reachesLastRow(bytes, next, segment, { frame, tables, interval })) return false
    }
    at = next
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
