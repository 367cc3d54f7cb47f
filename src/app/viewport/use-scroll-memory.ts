import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepTab, tabOffset } from '#app/tabs/tab-addresses.ts'
import type { Tab } from '#domain/navigation/tabs.ts'
import { containerHasTabs } from '#platform/container-tabs.ts'
import { restoreOffset } from './restore-offset.ts'

/** Scroll offsets by history entry, for as long as the page lives. */
const offsets = new Map<string, number>()

/**
 * A new screen starts at its top, or scrolls to what its address's fragment names; going back, and
 * from tab to tab, restores the scroll offset. `root` is the tab that the screen in view is the root
 * of.
 */
export function useScrollMemory(root: Tab | undefined): void {
  const { key, pathname, search, hash } = useLocation()
  const how = useNavigationType()
  const back = how === NavigationType.Pop
  const inPlace = how === NavigationType.Replace
  const address = pathname + search
  const shown = useRef('')
  const tab = containerHasTabs() ? undefined : root
  const shownTab = useRef<Tab>(undefined)
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
    const switches = inPlace && shownTab.current !== undefined && shownTab.current !== tab
    shownTab.current = tab
    const left = switches && tab !== undefined ? tabOffset(tab) : undefined
    const before = back ? offsets.get(key) : left
    // The first screen is a "pop" too, with nothing to restore.
    restored.current = before !== undefined
    // A new page is at its top: scrolling there would cost a layout before the first frame.
    if (!stays && before === undefined && !isFirst) window.scrollTo(0, 0)
    const restoring = before === undefined ? null : restoreOffset(before)
    const keep = () => {
      // While the page is too short, where it is says nothing.
      if (restoring?.isOver() === false) return
      offsets.set(key, window.scrollY)
      if (tab !== undefined) keepTab(tab, address, window.scrollY)
    }
    if (tab !== undefined) keepTab(tab, address, before ?? 0)
    // Before a list draws its next rows: read after that, the offset would cost a layout.
    window.addEventListener('scroll', keep, { capture: true, passive: true })
    return () => {
      restoring?.end()
      window.removeEventListener('scroll', keep, { capture: true })
    }
  }, [key, address, hash, back, inPlace, tab])
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
