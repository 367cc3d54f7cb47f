/**
 * Sample pictures of documents, and what a camera makes of them. The files are grey maps (PGM,
 * gzip) of invented cards, 640 points wide.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Pixels } from '#domain/identity/picture-quality.ts'

export interface Grey {
  readonly width: number
  readonly height: number
  readonly points: Float64Array
}

export type Change = (picture: Grey) => Grey

export function samplePicture(name: 'portrait-side' | 'emblem-side'): Grey {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, `${name}.pgm.gz`)))
  const head = bytes.indexOf(0x0a)
  const [, width = '', height = ''] = bytes.toString('latin1', 0, head).split(' ')
  return {
    width: Number(width),
    height: Number(height),
    points: Float64Array.from(bytes.subarray(head + 1)),
  }
}

/** As a canvas gives it. */
export function pixelsOf({ width, height, points }: Grey): Pixels {
  const data = new Uint8ClampedArray(points.length * 4)
  for (const [at, point] of points.entries()) {
    data.fill(Math.round(point), at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { width, height, data }
}

const changed = (picture: Grey, point: (x: number, y: number) => number): Grey => ({
  ...picture,
  points: picture.points.map((_, at) =>
    Math.min(255, Math.max(0, point(at % picture.width, Math.floor(at / picture.width)))),
  ),
})

const at = ({ width, height, points }: Grey, x: number, y: number): number =>
  points[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0

function mean(picture: Grey, across: number, down: number): Grey {
  return changed(picture, (x, y) => {
    let sum = 0
    for (let dy = -down; dy <= down; dy += 1) {
      for (let dx = -across; dx <= across; dx += 1) sum += at(picture, x + dx, y + dy)
    }
    return sum / ((2 * across + 1) * (2 * down + 1))
  })
}

/** Out of focus by so many points. */
export const outOfFocus =
  (radius: number): Change =>
  (picture) =>
    mean(mean(picture, radius, radius), radius, radius)

/** The hand has moved sideways and a little down. */
export const shaken =
  (radius: number): Change =>
  (picture) =>
    mean(picture, radius, Math.ceil(radius / 3))

/** The optics of a phone, which never are as sharp as a drawing: a tenth of each neighbour. */
export const seen: Change = (picture) =>
  changed(picture, (x, y) => {
    const around =
      at(picture, x - 1, y) + at(picture, x + 1, y) + at(picture, x, y - 1) + at(picture, x, y + 1)
    return 0.6 * at(picture, x, y) + 0.1 * around
  })

/** Less or more light, without and with what adds to every point. */
export const lit =
  (factor: number, offset = 0): Change =>
  (picture) =>
    changed(picture, (x, y) => at(picture, x, y) * factor + offset)

/** Noise of a sensor: an even spread of so many levels, the same each time. */
export const noisy =
  (levels: number): Change =>
  (picture) => {
    let state = 20_260_311
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    return changed(picture, (x, y) => at(picture, x, y) + (random() * 2 - 1) * levels)
  }

/** A lamp mirrored in the card: a white disc with a soft edge, by shares of the width. */
export const glare =
  (radius: number): Change =>
  (picture) =>
    changed(picture, (x, y) => {
      const away = Math.hypot(x - picture.width * 0.45, y - picture.height * 0.5) / picture.width
      return (
        at(picture, x, y) + 255 * Math.min(1, Math.max(0, (radius * 1.2 - away) / (radius * 0.2)))
      )
    })
