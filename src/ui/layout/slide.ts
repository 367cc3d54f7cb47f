import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'

/** Longer than `--motion-page`. */
const SLIDE_MS = 300

/** A screen's coming into view, from the side that `data-enter` around it names. */
export interface Slide {
  /** The page that comes: each has a slide of its own. */
  readonly page: string
  /** Milliseconds since the first call, made when the page's first part is there and begins. */
  readonly elapsed: () => number
  /** Returns whether what is drawn now still takes part. */
  readonly isUnderWay: () => boolean
}

export function newSlide(page: string): Slide {
  let began: number | null = null
  return {
    page,
    elapsed: () => {
      began ??= performance.now()
      return performance.now() - began
    },
    isUnderWay: () => began === null || performance.now() - began < SLIDE_MS,
  }
}

/** Null where a screen is simply there: the one that the app was opened at. */
export const SlideContext = createContext<Slide | null>(null)

/**
 * For a box that takes part in its screen's slide, from where that is by now: what replaces a skeleton
 * goes on in its place, and what comes after the slide does not move.
 */
export function useSlide() {
  const box = useRef<HTMLDivElement>(null)
  const slide = useContext(SlideContext)
  useLayoutEffect(() => {
    if (slide === null || box.current === null) return
    box.current.style.animationDelay = `${-Math.round(slide.elapsed())}ms`
  }, [slide])
  return box
}

/** Returns whether what is drawn here for the first time comes in with its screen's slide. */
export function useIsSliding(): boolean {
  const slide = useContext(SlideContext)
  const [sliding] = useState(() => slide?.isUnderWay() === true)
  return sliding
}
