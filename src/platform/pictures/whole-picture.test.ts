import { expect, test } from 'vitest'
import { isWhole } from './whole-picture.ts'

const SCAN = [0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0, 8, 0xff, 0xd0, 7]
// The thumbnail in the metadata has an end of its own.
const EXIF = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]
const START = [0xff, 0xd8, ...EXIF]
const WHOLE = [...START, ...SCAN, 0xff, 0xd9]

test.each([
  ['a whole one', WHOLE, true],
  ['one of several scans', [...START, ...SCAN, ...SCAN, 0xff, 0xd9], true],
  ['one with bytes after its end', [...WHOLE, 1, 2, 3], true],
  ['one with a second picture behind it', [...WHOLE, ...WHOLE], true],
  ['one without its end', [...START, ...SCAN], false],
  ['one that is cut in its scan', WHOLE.slice(0, -8), false],
  ['one that is cut in its metadata', START.slice(0, -3), false],
  ['nothing but its beginning', [0xff, 0xd8, 0xff], false],
])('a JPEG picture is whole or is not: %s', (_what, bytes, whole) => {
  expect(isWhole('jpeg', Uint8Array.from(bytes))).toBe(whole)
})

test('of PNG, one with its last chunk is whole', () => {
  const chunk = (name: string, data: number[]) => [
    0,
    0,
    0,
    data.length,
    ...Array.from(name, (letter) => letter.charCodeAt(0)),
    ...data,
    0,
    0,
    0,
    0,
  ]
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunk('IDAT', [1, 2, 3])]
  expect(isWhole('png', Uint8Array.from([...head, ...chunk('IEND', [])]))).toBe(true)
  expect(isWhole('png', Uint8Array.from(head))).toBe(false)
})
