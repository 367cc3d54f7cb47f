import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { pictureDifference } from './picture-difference.ts'

type Box = readonly [x: number, y: number, width: number, height: number, shade: number]

/** A white picture with boxes of grey. */
function drawn(boxes: readonly Box[], width = 60, height = 80): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, wide, high, shade] of boxes) {
    for (let row = y; row < y + high; row += 1) {
      for (let column = x; column < x + wide; column += 1) {
        png.data.set([shade, shade, shade, 255], (row * width + column) * 4)
      }
    }
  }
  return PNG.sync.write(png)
}

const card: Box = [5, 5, 40, 20, 0]

test('the same pictures differ in nothing', () => {
  expect(pictureDifference(drawn([card]), drawn([card]))).toBeNull()
})

test('a box that has come is counted to the pixel, and drawn in red', () => {
  const found = pictureDifference(drawn([card]), drawn([card, [10, 40, 20, 10, 0]]))
  expect(found?.pixels).toBe(200)
  expect(found?.share).toBeCloseTo(200 / 4_800)
  const { data, width, height } = PNG.sync.read(found?.picture ?? Buffer.alloc(0))
  expect([width, height]).toEqual([60, 80])
  const at = (x: number, y: number) => [...data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3)]
  expect(at(15, 45)).toEqual([224, 52, 47])
  expect(at(10, 10)).toEqual([216, 216, 216])
})

test('a shade too faint to be seen and a spot smaller than a dot are no change', () => {
  expect(pictureDifference(drawn([[5, 5, 40, 20, 100]]), drawn([[5, 5, 40, 20, 104]]))).toBeNull()
  expect(pictureDifference(drawn([]), drawn([[5, 5, 3, 3, 0]]))).toBeNull()
})

test('a page that has grown differs in what has come', () => {
  const found = pictureDifference(drawn([card]), drawn([card], 60, 100))
  expect(found?.pixels).toBe(60 * 20)
})

test('what moves in the earlier build too does not count, and what changes elsewhere does', () => {
  const clock = (digits: number): Box => [20, 60, digits, 6, 0]
  const [before, again] = [drawn([card, clock(8)]), drawn([card, clock(12)])]
  expect(pictureDifference(before, drawn([card, clock(14)]))?.pixels).toBe(36)
  expect(pictureDifference(before, drawn([card, clock(14)]), again)).toBeNull()
  const moved = drawn([[5, 5, 40, 22, 0], clock(14)])
  expect(pictureDifference(before, moved, again)?.pixels).toBe(80)
})
