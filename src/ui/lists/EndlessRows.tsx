import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

import { Button } from '#ui/fields/Button.tsx'
import styles from './EndlessRows.module.css'

/**
 * Row heights by place, for as long as the page lives: a list that is opened again is where it was.
 */
const heights = new Map<string, CacheSnapshot>()

export interface EndlessRowsProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /**
   * Absent where every row is drawn from its item alone: a row of the page then serves for any
   * item, which is faster where a key changes all of them.
   */
  readonly itemKey?: ((item: Item) => string) | undefined
  readonly children: (item: Item) => ReactElement
  /** Names this list in this place of the history, to keep its heights. */
  readonly placeKey: string
  /** What comes after the last row. */
  readonly end: 'more' | 'loading' | 'failed' | 'whole'
  readonly onMore: () => void
}

/**
 * Rows of any number, of which only those in view are in the page. Calls `onMore` before the last
 * is reached.
 */
export function EndlessRows<Item>(props: EndlessRowsProps<Item>) {
  const { label, items, itemKey, children, placeKey, end, onMore } = props
  const handle = useRef<WindowVirtualizerHandle>(null)
  const tail = useRef<HTMLDivElement>(null)
  // At its top a list is read and searched: rows below the screen would only make a key slower.
  // They are drawn once it moves.
  const [atTop, setAtTop] = useState(true)

  useLayoutEffect(() => {
    const list = handle
    return () => {
      if (list.current) heights.set(placeKey, list.current.cache)
    }
  }, [placeKey])
  useEffect(() => {
    const mark = tail.current
    if (end !== 'more' || mark === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onMore()
      },
      { rootMargin: '800px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [end, onMore])

  const cache = heights.get(placeKey)
  return (
    <>
      <div className={styles.list} role="list" aria-label={label}>
        <WindowVirtualizer
          ref={handle}
          data={items}
          {...(cache ? { cache } : {})}
          {...(atTop ? { bufferSize: 0 } : {})}
          onScroll={() => setAtTop(window.scrollY <= 0)}
        >
          {(item) => (
            <div
              {...(itemKey === undefined ? {} : { key: itemKey(item) })}
              role="listitem"
              className={styles.item}
            >
              {children(item)}
            </div>
          )}
        </WindowVirtualizer>
      </div>
      <div ref={tail} className={styles.tail}>
        {end === 'failed' ? (
          <Button kind="text" onClick={onMore}>
            加载失败，点此重试
          </Button>
        ) : (
          <span role="status">{end === 'whole' ? '没有更多了' : '加载中'}</span>
        )}
      </div>
    </>
  )
}
