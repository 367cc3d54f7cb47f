/** Rules of the gestures on a picture that is looked at; no DOM. Lengths are pixels. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** From the middle of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The enlargement of a picture over the fitted one, and its middle. */
export interface View extends Point {
  readonly scale: number
}

/** A finger's way over the stage. */
export interface Swipe {
  readonly dx: number
  readonly dy: number
  readonly ms: number
}

interface Tap {
  readonly at: Point
  /** The time, in milliseconds. */
  readonly time: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

const MOST = 4
/** The size to which a double tap and the button enlarge. */
export const ENLARGED = 2.5
/** Fingers may make it smaller than fitted; it springs back. */
const LEAST_WHILE_PINCHED = 0.7

const TAP = { reach: 10, ms: 300 } as const
const DOUBLE_TAP = { reach: 40, ms: 300 } as const
/** A slow swipe turns the page from this part of the stage on, a quick one from this speed on. */
const SWIPE = { part: 0.25, speed: 0.4, least: 24 } as const

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most)
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** As large as the whole picture can be shown. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** The nearest view that leaves no stage empty which the picture could fill. */
export function clampView(view: View, picture: Size, stage: Size): View {
  const scale = between(1, view.scale, MOST)
  const reachX = Math.max(0, (picture.width * scale - stage.width) / 2)
  const reachY = Math.max(0, (picture.height * scale - stage.height) / 2)
  return { scale, x: between(-reachX, view.x, reachX), y: between(-reachY, view.y, reachY) }
}

/** The view with another scale in which what is `from` is `to`. */
function scaledAbout(view: View, scale: number, from: Point, to: Point): View {
  const ratio = scale / view.scale
  return { scale, x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio }
}

/** Enlarges what is at a point, or shows the whole picture again. */
export const toggledAt = (view: View, at: Point): View =>
  view.scale > 1 ? WHOLE : scaledAbout(view, ENLARGED, at, at)

/** Returns the view in which the points under two fingers stay under them. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): View {
  const ratio = distance(...now) / Math.max(1, distance(...before))
  const scale = between(LEAST_WHILE_PINCHED, view.scale * ratio, MOST)
  return scaledAbout(view, scale, middle(...before), middle(...now))
}

/** Returns how many pictures on a swipe leads: 1 to the next, -1 back, 0 stays. */
export function swipeStep({ dx, dy, ms }: Swipe, width: number): -1 | 0 | 1 {
  const length = Math.abs(dx)
  if (length < Math.abs(dy)) return 0
  const isQuick = length >= SWIPE.least && length / Math.max(1, ms) >= SWIPE.speed
  if (!isQuick && length < width * SWIPE.part) return 0
  return dx < 0 ? 1 : -1
}

export const isTap = ({ dx, dy, ms }: Swipe): boolean =>
  Math.hypot(dx, dy) <= TAP.reach && ms <= TAP.ms

export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.time - first.time <= DOUBLE_TAP.ms &&
  distance(first.at, second.at) <= DOUBLE_TAP.reach
