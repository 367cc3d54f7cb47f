import { useRef, useState, type PointerEvent } from 'react'
import {
  clampView,
  isDoubleTap,
  isTap,
  pinched,
  swipeStep,
  toggledAt,
  WHOLE,
  type Point,
  type Size,
  type View,
} from './picture-gestures.ts'

/** The share by which a picture follows a finger where there is no other one. */
const RESISTANCE = 0.3

interface Options {
  /** The size of the picture as it is fitted, and of the stage. */
  readonly picture: Size
  readonly stage: Size
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onStep: (step: 1 | -1) => void
}

/** The movement of the fingers since the last of them went down or up. */
interface Touch {
  readonly fingers: Map<number, Point>
  start: readonly Point[]
  /** The view that they began with. */
  from: View
  time: number
  /** True if two fingers were down: what is left of that is no swipe. */
  pinches: boolean
}

/** Returns where in the stage, from its middle. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const asPair = (points: readonly Point[]): readonly [Point, Point] | null => {
  const [one, other] = points
  return one === undefined || other === undefined ? null : [one, other]
}

/**
 * Pinch, double tap, pan and swipe on a stage of pictures (picture-gestures.ts). The caller puts
 * `handlers` on the stage and begins again with `rest` when another picture is shown.
 */
export function usePictureGestures({ picture, stage, hasPrevious, hasNext, onStep }: Options) {
  const [view, setView] = useState(WHOLE)
  /** The view that was last requested: the last move of a finger may not have been rendered yet. */
  const latest = useRef(WHOLE)
  /** The distance that the row of pictures is moved aside, px. */
  const [aside, setAside] = useState(0)
  const [moving, setMoving] = useState(false)
  const touch = useRef<Touch>({
    fingers: new Map(),
    start: [],
    from: WHOLE,
    time: 0,
    pinches: false,
  })
  const lastTap = useRef<{ readonly at: Point; readonly time: number } | null>(null)
  const clamped = (it: View) => clampView(it, picture, stage)
  const show = (it: View) => {
    latest.current = it
    setView(it)
  }

  const begin = (time: number, from: View) => {
    const { fingers, pinches } = touch.current
    touch.current.start = [...fingers.values()]
    touch.current.from = from
    touch.current.time = time
    touch.current.pinches = pinches || fingers.size > 1
  }
  const followOne = (dx: number, dy: number) => {
    const { from, pinches } = touch.current
    if (from.scale > 1) show(clamped({ ...from, x: from.x + dx, y: from.y + dy }))
    else if (!pinches) {
      const isFree = dx < 0 ? hasNext : hasPrevious
      setAside(isFree ? dx : dx * RESISTANCE)
    }
  }
  const liftLast = (at: Point, time: number) => {
    const { start, from, pinches, time: begun } = touch.current
    const [first = at] = start
    const way = { dx: at.x - first.x, dy: at.y - first.y, ms: time - begun }
    if (pinches) return
    if (isTap(way)) {
      const tap = { at, time }
      if (isDoubleTap(lastTap.current, tap)) {
        lastTap.current = null
        show(clamped(toggledAt(from, at)))
      } else lastTap.current = tap
      return
    }
    const step = from.scale > 1 ? 0 : swipeStep(way, stage.width)
    if ((step === 1 && hasNext) || (step === -1 && hasPrevious)) onStep(step)
  }
  const lift = (event: PointerEvent, isCancelled: boolean) => {
    const { fingers } = touch.current
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) {
      const rest = clamped(latest.current)
      show(rest)
      begin(event.timeStamp, rest)
      return
    }
    if (!isCancelled) liftLast(pointIn(event), event.timeStamp)
    setAside(0)
    setMoving(false)
  }
  return {
    view,
    aside,
    /** Says whether fingers are down: the picture follows them without a delay. */
    moving,
    rest: () => show(WHOLE),
    /** Without fingers: enlarges the middle, or shows the whole picture again. */
    toggle: () => show(clamped(toggledAt(latest.current, { x: 0, y: 0 }))),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        const { fingers } = touch.current
        if (fingers.size === 0) touch.current.pinches = false
        // Not in every engine of tests; without it a finger that leaves the stage is lost.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        fingers.set(event.pointerId, pointIn(event))
        begin(event.timeStamp, latest.current)
        setAside(0)
        setMoving(true)
      },
      onPointerMove: (event: PointerEvent) => {
        const { fingers, start, from } = touch.current
        if (!fingers.has(event.pointerId)) return
        fingers.set(event.pointerId, pointIn(event))
        const now = [...fingers.values()]
        const before = asPair(start)
        const pair = asPair(now)
        const [first] = start
        const [only] = now
        if (before !== null && pair !== null) show(pinched(from, before, pair))
        else if (first !== undefined && only !== undefined) {
          followOne(only.x - first.x, only.y - first.y)
        }
      },
      onPointerUp: (event: PointerEvent) => lift(event, false),
      onPointerCancel: (event: PointerEvent) => lift(event, true),
    },
  }
}
