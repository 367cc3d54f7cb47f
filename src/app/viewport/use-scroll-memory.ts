import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { restoreOffset } from './restore-offset.ts'

/** Scroll offsets by history entry, for as long as the page lives. */
const offsets = new Map<string, number>()

/**
 * A new screen starts at its top, or scrolls to what its address's fragment names; going back
 * restores the scroll offset.
 */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const address = pathname + search
  const shown = useRef('')
  const restored = useRef(false)

  useEffect(() => {
    // The browser's own restoration would run before the screen has its height.
    window.history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    // To another place of the same screen it scrolls from where it is.
    const stays = !back && hash !== '' && shown.current === address
    const isFirst = shown.current === ''
    shown.current = address
    const before = back ? offsets.get(key) : undefined
    // The first screen is a "pop" too, with nothing to restore.
    restored.current = before !== undefined
    // A new page is at its top: scrolling there would cost a layout before the first frame.
    if (!stays && before === undefined && !isFirst) window.scrollTo(0, 0)
    const restoring = before === undefined ? null : restoreOffset(before)
    const keep = () => {
      // While the page is too short, where it is says nothing.
      if (restoring?.isOver() !== false) offsets.set(key, window.scrollY)
    }
    // Before a list draws its next rows: read after that, the offset would cost a layout.
    window.addEventListener('scroll', keep, { capture: true, passive: true })
    return () => {
      restoring?.end()
      window.removeEventListener('scroll', keep, { capture: true })
    }
  }, [key, address, hash, back])
  useEffect(() => {
    if (hash === '' || restored.current) return undefined
    let end: (() => void) | null = null
    let isOver = false
    const start = async () => {
      const { scrollToAnchor } = await import('./scroll-to-anchor.ts')
      if (!isOver) end = scrollToAnchor(hash)
    }
    // Without it the screen stays at its top.
    start().catch(() => {})
    return () => {
      isOver = true
      end?.()
    }
    // Opened again, the same place is scrolled to again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash])
}
