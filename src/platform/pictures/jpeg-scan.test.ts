import { describe, expect, it, test } from 'vitest'
import { ENCODED_JPEGS } from './testing/encoded-jpegs.ts'
import { isWhole } from './whole-picture.ts'

const END = [0xff, 0xd9]

/** The offset at which the data of the first scan begin. */
function scanAt(bytes: Uint8Array): number {
  let at = 2
  while (bytes[at + 1] !== 0xda) at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
  return at
}

const firstScanEnd = (bytes: Uint8Array): number => {
  let at = scanAt(bytes) + 2
  for (;;) {
    at = bytes.indexOf(0xff, at + 1)
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
}

describe.each(Object.entries(ENCODED_JPEGS))('a JPEG with %s', (_what, base64) => {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))

  it('is whole, also with bytes behind it', () => {
    expect(isWhole('jpeg', bytes)).toBe(true)
    expect(isWhole('jpeg', Uint8Array.from([...bytes, 1, 2, 3, ...bytes]))).toBe(true)
  })

  it.each([0.1, 0.5, 0.7])('is not with %f of its scan and an end', (share) => {
    const from = scanAt(bytes)
    const to = from + 14 + Math.floor((firstScanEnd(bytes) - from - 14) * share)
    // Not between the two bytes of one.
    const cut = bytes.subarray(0, bytes[to - 1] === 0xff ? to - 1 : to)
    expect(isWhole('jpeg', Uint8Array.from([...cut, ...END]))).toBe(false)
  })
})

/** Grey, four units wide and two high, with a restart after each two: a unit is two bits. */
function restarting(units: readonly (readonly number[])[]): Uint8Array {
  const oneSymbol = [1, ...Array.from({ length: 15 }, () => 0), 0]
  const segments = [
    [0xc0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0],
    [0xc4, 0, 2 + 2 * 18, 0x00, ...oneSymbol, 0x10, ...oneSymbol],
    [0xdd, 0, 4, 0, 2],
    [0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  ].flatMap((segment) => [0xff].concat(segment))
  return Uint8Array.from([0xff, 0xd8, ...segments, ...units.flat(), ...END])
}

// Two units, four bits of zero, and ones up to the byte's end.
const PAIR = [0x0f]
const restart = (number: number) => [0xff, 0xd0 + number]

test.each([
  ['all of its parts', [PAIR, restart(0), PAIR, restart(1), PAIR, restart(2), PAIR], true],
  ['a part of its last row missing', [PAIR, restart(0), PAIR, restart(1), PAIR], true],
  ['a part of its first row missing', [PAIR], false],
  ['a part that is empty', [PAIR, restart(0), restart(1), PAIR, restart(2), PAIR], false],
] as const)('a JPEG of parts is judged by them: %s', (_what, units, whole) => {
  expect(isWhole('jpeg', restarting(units))).toBe(whole)
})

const NO_CODES = Array.from({ length: 16 }, () => 0)
const ONE_CODE = [1, ...NO_CODES.slice(1)]
const TEN_MEGABYTES = 10_000_000
/** As large as a frame can say. */
const LARGEST = [8, 0xff, 0xff, 0xff, 0xff]
const GREY = [1, 1, 0x11, 0]
const segmentBy = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]
/** Of one component, from this coefficient to that. */
const scanOver = (first: number, last: number) => segmentBy(0xda, [1, 1, 0, first, last, 0])
const table = (name: number, symbol: number) => segmentBy(0xc4, [name, ...ONE_CODE, symbol])

/** The beginning of a JPEG, and a part of it again and again up to ten megabytes. */
function repeated(beginning: readonly number[], part: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(TEN_MEGABYTES)
  bytes.set([0xff, 0xd8, ...beginning])
  for (let at = beginning.length + 2; at + part.length <= bytes.length; at += part.length)
    bytes.set(part, at)
  return bytes
}

test.each([
  [
    'scans of a frame that has no tables',
    repeated(segmentBy(0xc0, [...LARGEST, ...GREY]), scanOver(0, 63)),
  ],
  [
    'scans of a frame without samples',
    repeated(
      segmentBy(0xc0, [...LARGEST, 2, 1, 0, 0, 2, 0, 0]),
      segmentBy(0xda, [2, 1, 0, 2, 0, 0, 63, 0]),
    ),
  ],
  [
    'scans that end before their first coefficient',
    repeated([...segmentBy(0xc2, [...LARGEST, ...GREY]), ...table(0x10, 0)], scanOver(9, 2)),
  ],
  [
    'scans of no component',
    repeated(segmentBy(0xc0, [...LARGEST, ...GREY]), segmentBy(0xda, [0, 0, 63, 0])),
  ],
  [
    'runs of blocks of nothing',
    repeated(
      [...segmentBy(0xc2, [...LARGEST, ...GREY]), ...table(0x10, 0xe0)],
      [...scanOver(1, 63), 0, 0],
    ),
  ],
  ['tables without codes', repeated([], segmentBy(0xc4, [0x10, ...NO_CODES]))],
  ['fill bytes alone', repeated([], [0xff])],
  [
    'fill bytes behind a restart',
    repeated(
      [
        ...segmentBy(0xc0, [...LARGEST, ...GREY]),
        ...table(0, 0),
        ...table(0x10, 0),
        ...segmentBy(0xdd, [0, 1]),
        ...scanOver(0, 63),
        0,
      ],
      [0xff],
    ),
  ],
])('a file of %s is judged about as fast as it is read', (_what, bytes) => {
  const from = performance.now()
  expect(isWhole('jpeg', bytes)).toBe(false)
  expect(performance.now() - from).toBeLessThan(2000)
})
