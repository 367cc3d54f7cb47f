import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMetadata, withoutMetadata } from './jpeg-metadata.ts'

const segment = (marker: number, content: readonly number[]) => {
  const length = content.length + 2
  return [0xff, marker, Math.floor(length / 256), length % 256, ...content]
}

const JFIF = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0])
const EXIF = segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, 1, 2, 3])
const COMMENT = segment(0xfe, [0x68, 0x69])
const TABLE = segment(0xdb, [0, 1, 2])
/** Compressed data may hold what looks like a segment. */
const SCAN = [...segment(0xda, [1]), 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xd9]
const jpeg = (...parts: readonly number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])

describe('what a picture says in addition to its pixels', () => {
  it.each([
    ['place and device', [JFIF, EXIF, TABLE, SCAN]],
    ['a comment', [JFIF, COMMENT, TABLE, SCAN]],
    ['several, with filling between', [EXIF, [0xff], TABLE, EXIF, COMMENT, SCAN]],
  ])('is taken out: %s', (_, parts) => {
    const clean = withoutMetadata(jpeg(...parts))
    expect(hasMetadata(jpeg(...parts))).toBe(true)
    expect(hasMetadata(clean)).toBe(false)
    expect([...clean.subarray(-SCAN.length)]).toEqual(SCAN)
  })

  it('leaves a picture as it is that says nothing', () => {
    const plain = jpeg(JFIF, TABLE, SCAN)
    expect(hasMetadata(plain)).toBe(false)
    expect([...withoutMetadata(plain)]).toEqual([...plain])
  })

  it('is gone whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        const bytes = Uint8Array.from([0xff, 0xd8, ...EXIF, ...rest])
        expect(hasMetadata(withoutMetadata(bytes))).toBe(false)
      }),
    )
  })
})
