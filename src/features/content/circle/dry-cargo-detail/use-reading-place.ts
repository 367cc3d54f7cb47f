import { useEffect, useRef, type RefObject } from 'react'
import { session } from '#session/session.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { keepPlace, readingIn, readingText, type Place } from '../parts/device-reading.ts'

function keptPlace(itemId: string): Place | null {
  const { openId } = session
  const { places } = readingIn(readingText(deviceStore, openId), openId)
  return places.find(([id]) => id === itemId)?.[1] ?? null
}

/** The chapter in which the user was; the first where it was not begun. */
export const firstChapter = (itemId: string): number => keptPlace(itemId)?.chapter ?? 1

/** The time in ms that the page has to rest before a place is stored. */
const REST_MS = 200

interface Reading {
  readonly itemId: string
  readonly chapter: number
  readonly isLast: boolean
}

/** Scrolls to where the chapter was left, and keeps on this device where it is read. */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  { itemId, chapter, isLast }: Reading,
): void {
  const restored = useRef('')
  useEffect(() => {
    const element = text.current
    if (element === null) return undefined
    // From the top of the page to the end of the text: a share of it fits another size of text.
    const whole = () => window.scrollY + element.getBoundingClientRect().bottom
    const keep = () => {
      const { bottom, height } = element.getBoundingClientRect()
      if (!element.isConnected || height === 0) return
      const offset = Math.min(1, Math.max(0, window.scrollY / whole()))
      const done = isLast && bottom <= window.innerHeight
      keepPlace(deviceStore, session.openId, itemId, { chapter, offset, done })
    }
    const name = `${itemId} ${chapter}`
    if (restored.current !== name) {
      restored.current = name
      const known = keptPlace(itemId)
      if (known?.chapter === chapter && known.offset > 0) {
        window.scrollTo(0, Math.round(known.offset * whole()))
      }
    }
    keep()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, REST_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', keep)
    }
  }, [text, itemId, chapter, isLast])
}
