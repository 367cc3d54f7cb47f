import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

import { Button } from '#ui/base/Button.tsx'
import styles from './EndlessRows.module.css'

/**
 * Row heights by place, for as long as the page lives: a list that is opened again is where it was.
 */
const heights = new Map<string, CacheSnapshot>()

/**
 * The least height of a measured row, by the list's name: a list of other rows under the same name
 * (after a filter) draws at once as many as come into view. By the virtual list's own guess, which
 * is low, it would draw twice as many, to take half of them away again.
 */
const leastHeights = new Map<string, number>()

function keepHeights(label: string, placeKey: string, snapshot: CacheSnapshot): void {
  heights.set(placeKey, snapshot)
  // Below 0 are rows that were never drawn.
  const least = snapshot[0].reduce((low, it) => (it > 0 && it < low ? it : low), Infinity)
  if (least < Infinity) leastHeights.set(label, least)
}

function heightsFor(label: string, placeKey: string, usual: number | undefined) {
  const guess = usual ?? leastHeights.get(label)
  return heights.get(placeKey) ?? (guess === undefined ? undefined : guessed(guess))
}

const guessed = (height: number): CacheSnapshot => [[], height]

export interface CollapsiblePart {
  /** Of the part that disappears, in px. */
  readonly height: number
  /** Of a usual row, in px: how many rows take its place. */
  readonly rowHeight: number
}

export interface EndlessRowsProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /**
   * Absent where every row is drawn from its item alone: a row of the page then serves for any
   * item, which is faster where a key changes all of them.
   */
  readonly itemKey?: ((item: Item) => string) | undefined
  readonly children: (item: Item) => ReactElement
  /**
   * The place where a part above the list can disappear at a tap or a key: the rows that then come
   * into view are drawn beforehand, instead of one frame later.
   */
  readonly collapsible?: CollapsiblePart | undefined
  /**
   * Of its lowest rows, in px, where what they hold says so: rows are drawn at once that come into
   * view. By default what a list of its name had before.
   */
  readonly rowHeight?: number | undefined
  /** Names this list in this place of the history, to keep its heights. */
  readonly placeKey: string
  /** The row after the last one. */
  readonly end: 'more' | 'loading' | 'failed' | 'whole'
  readonly onMore: () => void
}

/** More than are near the view at any time, with what was just left. */
const MOST_KEPT = 100

/**
 * Makes each row's element once: the virtual list renders at every scroll event, and React skips
 * the rows whose elements are the same.
 */
function rowMaker<Item>(
  children: (item: Item) => ReactElement,
  itemKey: ((item: Item) => string) | undefined,
): (item: Item) => ReactElement {
  const made = new Map<Item, ReactElement>()
  return (item) => {
    const before = made.get(item)
    if (before !== undefined) return before
    // The first that was made was left longest ago. All at once, the rows in view would be drawn
    // again, in the middle of a scroll.
    const [oldest] = made.keys()
    if (made.size >= MOST_KEPT && oldest !== undefined) made.delete(oldest)
    const row = (
      <div key={itemKey?.(item)} role="listitem" className={styles.item}>
        {children(item)}
      </div>
    )
    made.set(item, row)
    return row
  }
}

/**
 * Rows of any number, of which only those in view are in the page. Calls `onMore` before the last
 * is reached.
 */
export function EndlessRows<Item>(props: EndlessRowsProps<Item>) {
  const { label, items, itemKey, children, collapsible, rowHeight, placeKey, end, onMore } = props
  const handle = useRef<WindowVirtualizerHandle>(null)
  const tail = useRef<HTMLDivElement>(null)
  // At its top a list is read and searched: rows below the screen would only make a key slower.
  // They are drawn once it moves.
  const [atTop, setAtTop] = useState(true)

  useLayoutEffect(() => {
    const list = handle
    return () => {
      if (list.current) keepHeights(label, placeKey, list.current.cache)
    }
  }, [label, placeKey])
  // After every render: new rows may leave the mark in view, where it is not reported again.
  useEffect(() => {
    const mark = tail.current
    if (end !== 'more' || mark === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several entries at once; the last one is the current state.
        if (entries[entries.length - 1]?.isIntersecting === true) onMore()
      },
      { rootMargin: '800px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  })

  const row = useMemo(() => rowMaker(children, itemKey), [children, itemKey])
  const cache = heightsFor(label, placeKey, rowHeight)
  return (
    <>
      <div className={styles.list} role="list" aria-label={label}>
        <WindowVirtualizer
          ref={handle}
          data={items}
          {...(cache ? { cache } : {})}
          // Without a height the virtual list measures a screen of rows before it draws any below.
          {...(collapsible ? { itemSize: collapsible.rowHeight } : {})}
          {...(atTop ? { bufferSize: collapsible?.height ?? 0 } : {})}
          // Not the page's own offset: reading it would lay the page out once more.
          onScroll={() => setAtTop((handle.current?.scrollOffset ?? 0) <= 0)}
        >
          {row}
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
