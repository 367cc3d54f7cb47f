import sharp, { type JpegOptions } from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { isWhole } from './whole-picture.ts'

const [WIDTH, HEIGHT] = [333, 250]

/** A picture with something in each block, and a wide white band at its foot. */
function pixels(): Uint8Array {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255)
  let seed = 7
  for (let at = 0; at < WIDTH * 200 * 3; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    rgb[at] = ((at / 900) % 200) + (seed % 40)
  }
  return rgb
}

const drawn = () => sharp(pixels(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

const ENCODINGS: readonly {
  readonly what: string
  readonly how: JpegOptions
  readonly isGrey?: boolean
}[] = [
  { what: 'colours in quarters', how: { chromaSubsampling: '4:2:0' } },
  { what: 'colours in full', how: { chromaSubsampling: '4:4:4', quality: 95 } },
  { what: 'tables of its own', how: { optimizeCoding: true, quality: 30 } },
  {
    what: 'the encoder of mozjpeg',
    how: { mozjpeg: true, progressive: false, optimizeScans: false },
  },
  { what: 'scans one after the other', how: { progressive: true } },
  { what: 'scans chosen by mozjpeg', how: { mozjpeg: true } },
  { what: 'shades of grey', how: {}, isGrey: true },
]

const encoded = async (how: JpegOptions, isGrey: boolean): Promise<Uint8Array> =>
  new Uint8Array(await (isGrey ? drawn().greyscale() : drawn()).jpeg(how).toBuffer())

const END = [0xff, 0xd9]

/** Where the data of the first scan begin. */
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

describe.each(ENCODINGS)('a JPEG with $what', ({ how, isGrey = false }) => {
  it('is whole, also with bytes behind it', async () => {
    const bytes = await encoded(how, isGrey)
    expect(isWhole('jpeg', bytes)).toBe(true)
    expect(isWhole('jpeg', Uint8Array.from([...bytes, 1, 2, 3, ...bytes]))).toBe(true)
  })

  it.each([0.1, 0.5, 0.8])('is not with %f of its scan and an end', async (share) => {
    const bytes = await encoded(how, isGrey)
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
