import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The distance by which the colours of a pixel may differ, 0 to 1: less than anybody sees. */
const COLOUR_THRESHOLD = 0.1
/** Fewer pixels than a dot has are no change. */
export const LEAST_PIXELS = 12
/**
 * The distance by which the digits of a clock may reach beyond those that were seen to move, in
 * pixels.
 */
const AROUND = 8

const OF_DIFFERENCE = [224, 52, 47, 255] as const

export interface PictureDifference {
  readonly pixels: number
  readonly share: number
  /** The later picture, faded, with what differs in red. */
  readonly picture: Buffer
}

/** A picture on a canvas of another size; what it does not cover is transparent. */
function onCanvas({ data, width, height }: PNG, wide: number, high: number): Uint8Array {
  const canvas = new Uint8Array(wide * high * 4)
  for (let row = 0; row < height; row += 1) {
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * wide * 4)
  }
  return canvas
}

/** 1 for each pixel that differs; anti-aliased ones do not. */
function differing(a: Uint8Array, b: Uint8Array, wide: number, high: number): Uint8Array {
  const drawn = new Uint8Array(wide * high * 4)
  pixelmatch(a, b, drawn, wide, high, { threshold: COLOUR_THRESHOLD, diffMask: true })
  return Uint8Array.from({ length: wide * high }, (_, at) => ((drawn[at * 4 + 3] ?? 0) > 0 ? 1 : 0))
}

/** The pixels of a mask, with those around each. */
function widened(mask: Uint8Array, wide: number, high: number): Uint8Array {
  const wider = new Uint8Array(mask.length)
  for (let at = mask.indexOf(1); at !== -1; at = mask.indexOf(1, at + 1)) {
    const [x, y] = [at % wide, Math.floor(at / wide)]
    const [left, right] = [Math.max(x - AROUND, 0), Math.min(x + AROUND + 1, wide)]
    for (let row = Math.max(y - AROUND, 0); row < Math.min(y + AROUND + 1, high); row += 1) {
      wider.fill(1, row * wide + left, row * wide + right)
    }
  }
  return wider
}

/**
 * Returns what differs between two pictures, PNG; null where nothing does that anybody would see.
 * `again` is the earlier build once more: what has changed in that by itself, as a clock or a
 * picture that moves, does not count.
 */
export function pictureDifference(
  before: Uint8Array,
  after: Uint8Array,
  again?: Uint8Array,
): PictureDifference | null {
  const all = [before, after, ...(again === undefined ? [] : [again])].map((it) =>
    PNG.sync.read(Buffer.from(it)),
  )
  const wide = Math.max(...all.map(({ width }) => width))
  const high = Math.max(...all.map(({ height }) => height))
  const [first, second, third] = all.map((it) => onCanvas(it, wide, high))
  if (first === undefined || second === undefined) return null
  const found = differing(first, second, wide, high)
  const moving =
    third === undefined ? null : widened(differing(first, third, wide, high), wide, high)
  const picture = new PNG({ width: wide, height: high })
  let pixels = 0
  for (let at = 0; at < found.length; at += 1) {
    const counts = found[at] === 1 && moving?.[at] !== 1
    if (counts) pixels += 1
    const faded = [0, 1, 2].map((part) => 255 - (255 - (second[at * 4 + part] ?? 255)) * 0.15)
    picture.data.set(counts ? OF_DIFFERENCE : [...faded, 255], at * 4)
  }
  if (pixels < LEAST_PIXELS) return null
  return { pixels, share: pixels / found.length, picture: PNG.sync.write(picture) }
}
