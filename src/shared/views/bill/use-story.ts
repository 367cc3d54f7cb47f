import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import { useDraft } from '#session/draft.ts'

const place = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** Under reduced motion the pages are a list. */
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A tap moves on in the right part of the page, and back in the left third. */
const BACK_PART = 1 / 3
/** Elements that are tapped for themselves. */
const OWN_TAPS = 'a, button, input, label'

interface Story {
  readonly track: RefObject<HTMLOListElement | null>
  /** The page in view, from 0. */
  readonly at: number
  readonly show: (page: number) => void
  /** True if the pages are a plain list, in which none is the one in view. */
  readonly isList: boolean
}

/**
 * The pages of a story side by side: swiped by the browser's own scrolling, tapped, turned by the
 * arrow keys. The place is kept through a reload and a trip to another screen.
 */
export function useStory(name: string, count: number): Story {
  const track = useRef<HTMLOListElement>(null)
  const [kept, keep] = useDraft(`story:${name}`, place, { page: 0 })
  const at = Math.min(kept.page, count - 1)
  const start = useRef(at)
  const [isList] = useState(isCalm)

  const show = useCallback(
    (page: number) => {
      const box = track.current
      const slide = box?.children[page]
      if (!box || !slide) return
      keep({ page })
      if (box.scrollWidth <= box.clientWidth) slide.scrollIntoView({ block: 'start' })
      else box.scrollTo({ left: page * box.clientWidth, behavior: isCalm() ? 'auto' : 'smooth' })
    },
    [keep],
  )

  // Restores the place before the first frame.
  useLayoutEffect(() => {
    const box = track.current
    if (box) box.scrollLeft = start.current * box.clientWidth
  }, [])

  useEffect(() => {
    const box = track.current
    if (!box) return undefined
    const onScroll = () => {
      if (box.scrollWidth <= box.clientWidth || box.clientWidth === 0) return
      const page = box.scrollLeft / box.clientWidth
      if (Math.abs(page - Math.round(page)) < 0.02) keep({ page: Math.round(page) })
    }
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(OWN_TAPS) !== null) return
      // A list has no next page, and marked text is no tap.
      if (box.scrollWidth <= box.clientWidth || getSelection()?.isCollapsed === false) return
      const { left, width } = box.getBoundingClientRect()
      const here = Math.round(box.scrollLeft / box.clientWidth)
      show(here + (event.clientX - left < width * BACK_PART ? -1 : 1))
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    box.addEventListener('click', onClick)
    return () => {
      box.removeEventListener('scroll', onScroll)
      box.removeEventListener('click', onClick)
    }
  }, [keep, show])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (document.documentElement.dataset['overlay'] !== undefined) return
      if (event.key === 'ArrowRight') show(at + 1)
      if (event.key === 'ArrowLeft') show(at - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, show])

  return { track, at, show, isList }
}
