import { expect, test } from 'vitest'
import {
  clampView,
  ENLARGED,
  fitted,
  isDoubleTap,
  isTap,
  pinched,
  swipeStep,
  toggledAt,
  WHOLE,
} from './picture-gestures.ts'

const STAGE = { width: 400, height: 800 }
const WIDE = { width: 400, height: 200 }

test.each([
  ['wide', { width: 1_200, height: 600 }, { width: 400, height: 200 }],
  ['tall', { width: 500, height: 2_000 }, { width: 200, height: 800 }],
  ['small', { width: 40, height: 40 }, { width: 400, height: 400 }],
])('a %s picture is as large as the stage shows whole', (_, picture, size) => {
  expect(fitted(picture, STAGE)).toEqual(size)
})

test.each([
  ['not smaller than whole', { scale: 0.7, x: 30, y: 10 }, WHOLE],
  ['not larger than four times', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['not past its edge', { scale: 2, x: 900, y: 0 }, { scale: 2, x: 200, y: 0 }],
  // 600 px of height in 800 px: there is nothing to see above and below.
  ['in the middle where it is lower', { scale: 3, x: -50, y: 90 }, { scale: 3, x: -50, y: 0 }],
])('a picture comes to rest %s', (_, view, rest) => {
  expect(clampView(view, WIDE, STAGE)).toEqual(rest)
})

test('a double tap enlarges what is under the finger, and the next one shows all again', () => {
  const at = { x: 80, y: -40 }
  const view = toggledAt(WHOLE, at)
  expect(view.scale).toBe(ENLARGED)
  // The point of the picture that was at `at` still is.
  expect(view.x + at.x * ENLARGED).toBeCloseTo(at.x)
  expect(view.y + at.y * ENLARGED).toBeCloseTo(at.y)
  expect(toggledAt(view, at)).toEqual(WHOLE)
})

test('what is under two fingers stays under them while they part and move', () => {
  const view = { scale: 1.5, x: 20, y: 0 }
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const
  const now = [
    { x: -90, y: 60 },
    { x: 110, y: 60 },
  ] as const
  const next = pinched(view, before, now)
  expect(next.scale).toBe(3)
  const left = (before[0].x - view.x) / view.scale
  expect(next.x + left * next.scale).toBeCloseTo(now[0].x)
  expect(next.y).toBeCloseTo(60)
})

test('fingers that meet in one point do not make a picture endless or nothing', () => {
  const point = { x: 5, y: 5 }
  const apart = [point, { x: 200, y: 5 }] as const
  expect(pinched(WHOLE, [point, point], apart).scale).toBe(4)
  expect(pinched(WHOLE, apart, [point, point]).scale).toBe(0.7)
})

test.each([
  ['a quarter of the width', { dx: -101, dy: 0, ms: 900 }, 1],
  ['less than a quarter, slowly', { dx: -99, dy: 0, ms: 900 }, 0],
  ['a short flick', { dx: 40, dy: 5, ms: 80 }, -1],
  ['a twitch', { dx: 20, dy: 0, ms: 10 }, 0],
  ['mostly down', { dx: -120, dy: 160, ms: 100 }, 0],
])('a swipe of %s leads %j pictures on', (_, swipe, step) => {
  expect(swipeStep(swipe, 400)).toBe(step)
})

test('a finger that stays short and in place taps', () => {
  expect(isTap({ dx: 3, dy: -4, ms: 120 })).toBe(true)
  expect(isTap({ dx: 12, dy: 0, ms: 120 })).toBe(false)
  expect(isTap({ dx: 0, dy: 0, ms: 600 })).toBe(false)
})

test('two taps at one place, soon after each other, are a double tap', () => {
  const first = { at: { x: 0, y: 0 }, time: 1_000 }
  expect(isDoubleTap(first, { at: { x: 20, y: 0 }, time: 1_250 })).toBe(true)
  expect(isDoubleTap(first, { at: { x: 20, y: 0 }, time: 1_400 })).toBe(false)
  expect(isDoubleTap(first, { at: { x: 60, y: 0 }, time: 1_100 })).toBe(false)
  expect(isDoubleTap(null, first)).toBe(false)
})
