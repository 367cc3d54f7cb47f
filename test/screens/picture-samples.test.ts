import { describe, expect, test } from 'vitest'
import {
  measurePicture,
  pictureDefect,
  type PictureDefect,
} from '#domain/identity/picture-quality.ts'
import {
  glare,
  lit,
  noisy,
  outOfFocus,
  pixelsOf,
  samplePicture,
  seen,
  shaken,
  type Change,
} from '#test/pictures/sample-picture.ts'

const SAMPLES: readonly (readonly [string, readonly Change[], PictureDefect | null])[] = [
  ['as it was drawn', [], null],
  ['through a lens', [seen], null],
  ['through a lens, with the noise of a sensor', [seen, noisy(6)], null],
  ['a little out of focus', [seen, seen, noisy(4)], null],
  ['in the evening, but readable', [seen, lit(0.45), noisy(6)], null],
  ['by a bright window, but readable', [seen, lit(1.05, 8)], null],
  ['with a small reflection', [seen, glare(0.08)], null],
  ['out of focus', [seen, outOfFocus(2), noisy(3)], 'blurred'],
  ['far out of focus', [seen, outOfFocus(5), noisy(3)], 'blurred'],
  ['shaken', [seen, shaken(5), noisy(3)], 'blurred'],
  ['in the dark', [seen, lit(0.15), noisy(3)], 'dark'],
  ['with a covered lens', [lit(0, 3), noisy(3)], 'dark'],
  ['with a lamp mirrored in it', [seen, glare(0.22)], 'bright'],
  ['with far too much light', [seen, lit(1.5, 40)], 'bright'],
]

describe.each(['portrait-side', 'emblem-side'] as const)('a picture of the %s', (side) => {
  test.each(SAMPLES)('is judged as it was taken: %s', (_, changes, defect) => {
    const picture = changes.reduce((before, change) => change(before), samplePicture(side))
    const measures = measurePicture(pixelsOf(picture))
    expect(pictureDefect(measures)).toBe(defect)
  })
})
