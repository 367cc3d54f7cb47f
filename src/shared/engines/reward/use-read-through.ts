import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** The time for which a page is in view before it counts as read (rules.md#tasks-and-rewards). */
export const READ_SECONDS = 15

interface Reading {
  /** Goes at the end of what is read. */
  readonly end: RefObject<HTMLDivElement | null>
  readonly secondsLeft: number
  readonly isRead: boolean
}

/**
 * Returns how many seconds are left until a page was in view long enough; hidden ones do not count.
 */
export function useSecondsLeft(): number {
  const [secondsLeft, setSecondsLeft] = useState(READ_SECONDS)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSecondsLeft((left) => Math.max(0, left - 1))
    }, 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  return secondsLeft
}

/**
 * Returns whether a page was read through: it was in view for fifteen seconds, and its end was
 * reached. Seconds in which the page is hidden do not count. `onRead` is called once.
 */
export function useReadThrough(onRead: () => void): Reading {
  const end = useRef<HTMLDivElement>(null)
  const secondsLeft = useSecondsLeft()
  const [atEnd, setAtEnd] = useState(false)
  const told = useRef(false)
  useEffect(() => {
    const mark = end.current
    if (mark === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAtEnd(true)
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  const isRead = secondsLeft === 0 && atEnd
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (!isRead || told.current) return
    told.current = true
    tell()
  }, [isRead])
  return { end, secondsLeft, isRead }
}
