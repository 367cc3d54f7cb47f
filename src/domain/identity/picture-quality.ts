/** Says whether a picture of the camera can be read, by its pixels: rules.md#document-pictures. */

/** The longest side of the copy that is measured: figures of another size do not compare. */
export const MEASURED_SIDE = 640

/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

export interface PictureMeasures {
  /** Variance of the Laplacian: how much neighbouring points differ; small where edges are soft. */
  readonly sharpness: number
  /** Mean luminance, from 0 to 255. */
  readonly light: number
  /** Share of the points that are as good as white, from 0 to 1: glare, or too much light. */
  readonly blown: number
}

/** Luminance from which nothing can be read in a point any more. */
const BLOWN_FROM = 250

/** Luminance of each point (Rec. 601). */
function luminances({ data, width, height }: Pixels): Float32Array {
  const found = new Float32Array(width * height)
  for (let at = 0; at < found.length; at += 1) {
    const red = data[at * 4] ?? 0
    const green = data[at * 4 + 1] ?? 0
    const blue = data[at * 4 + 2] ?? 0
    found[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return found
}

/** The variance of `4p - left - right - above - below` over all points that have four neighbours. */
function laplacianVariance(points: Float32Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (points[at - 1] ?? 0) +
        (points[at + 1] ?? 0) +
        (points[at - width] ?? 0) +
        (points[at + width] ?? 0)
      const value = 4 * (points[at] ?? 0) - around
      sum += value
      squares += value * value
      count += 1
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

export function measurePicture(pixels: Pixels): PictureMeasures {
  const points = luminances(pixels)
  let [sum, blown] = [0, 0]
  for (const point of points) {
    sum += point
    if (point >= BLOWN_FROM) blown += 1
  }
  const count = Math.max(1, points.length)
  return {
    sharpness: laplacianVariance(points, pixels.width, pixels.height),
    light: sum / count,
    blown: blown / count,
  }
}

/** The reason why a picture of the camera is better taken again. */
export type PictureDefect = 'dark' | 'bright' | 'blurred'

const LEAST_LIGHT = 45
const MOST_BLOWN = 0.12
const LEAST_SHARPNESS = 120

/** Null for a picture that can be read. Light goes first: what is too dark seems soft as well. */
export function pictureDefect({ sharpness, light, blown }: PictureMeasures): PictureDefect | null {
  if (light < LEAST_LIGHT) return 'dark'
  if (blown > MOST_BLOWN) return 'bright'
  return sharpness < LEAST_SHARPNESS ? 'blurred' : null
}

export const DEFECT_WORDS: Readonly<Record<PictureDefect, string>> = {
  dark: '照片太暗，请在光线充足的地方重拍',
  bright: '照片有反光或过亮，请避开灯光重拍',
  blurred: '照片不清晰，请拿稳并对焦后重拍',
}

/** From how many poor pictures of one slot on the user may send one all the same. */
export const POOR_TRIES = 2
