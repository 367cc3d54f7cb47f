import { expect, test } from 'vitest'
import { measurePicture, picturePoverty, type PictureMeasures } from './picture-quality.ts'

/** Grey points, row by row. */
const grey = (width: number, points: readonly number[]) => ({
  width,
  height: points.length / width,
  data: points.flatMap((point) => [point, point, point, 255]),
})

test.each<[string, ReturnType<typeof grey>, PictureMeasures]>([
  ['one grey', grey(3, Array<number>(9).fill(100)), { sharpness: 0, light: 100, blown: 0 }],
  [
    'an edge through its middle',
    grey(4, [0, 0, 200, 200, 0, 0, 200, 200, 0, 0, 200, 200]),
    { sharpness: 40_000, light: 100, blown: 0 },
  ],
  [
    'no point with four neighbours',
    grey(2, [0, 255, 255, 0]),
    { sharpness: 0, light: 127.5, blown: 0.5 },
  ],
  ['no points', grey(0, []), { sharpness: 0, light: 0, blown: 0 }],
])('a picture of %s is measured', (_, pixels, measures) => {
  const found = measurePicture(pixels.width === 0 ? { ...pixels, height: 0 } : pixels)
  expect(found.sharpness).toBeCloseTo(measures.sharpness, 1)
  expect(found.light).toBeCloseTo(measures.light, 3)
  expect(found.blown).toBeCloseTo(measures.blown, 6)
})

test('green is lighter than red, and red than blue', () => {
  const [red, green, blue] = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ].map((data) => measurePicture({ width: 1, height: 1, data }).light)
  expect([red, green, blue].map((it) => Math.round(it ?? 0))).toEqual([76, 150, 29])
})

const GOOD: PictureMeasures = { sharpness: 120, light: 45, blown: 0.12 }
test.each<[Partial<PictureMeasures>, ReturnType<typeof picturePoverty>]>([
  [{}, null],
  [{ sharpness: 119.9 }, 'blurred'],
  [{ light: 44.9 }, 'dark'],
  [{ blown: 0.121 }, 'bright'],
  [{ light: 10, sharpness: 0 }, 'dark'],
  [{ blown: 0.5, sharpness: 0 }, 'bright'],
])('a picture on the edge of good, but for %j, is %s', (more, poverty) => {
  expect(picturePoverty({ ...GOOD, ...more })).toBe(poverty)
})
