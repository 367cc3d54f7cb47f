import { useEffect, useRef, type KeyboardEvent } from 'react'

import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './Segments.module.css'
import { onceLaidOut } from '#ui/layout/once-laid-out.ts'
import { useMoreBeside } from '#ui/lists/use-more-beside.ts'

/** The part of the neighbour that stays in sight, in pixels: more than the fade at a side. */
const PEEK = 32

interface SegmentItem<Key extends string> {
  readonly key: Key
  readonly label: string
  /** The news there, in words for people who do not see the dot. */
  readonly news?: string
}

export interface SegmentsProps<Key extends string = string> {
  readonly label: string
  readonly items: readonly SegmentItem<Key>[]
  readonly value: Key
  readonly onChange: (key: Key) => void
}

/** Range or kind tabs: one stop for the Tab key, arrows, Home and End choose within. */
export function Segments<Key extends string>({
  label,
  items,
  value,
  onChange,
}: SegmentsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = items.findIndex((item) => item.key === value)

  useMoreBeside(list)

  // Not scrollIntoView: that would move the page as well.
  useEffect(() => {
    const box = list.current
    const tab = box?.querySelectorAll<HTMLElement>('[role=tab]')[chosen]
    if (box === null || tab === undefined) return undefined
    return onceLaidOut(box, () => {
      const start = tab.offsetLeft - PEEK
      if (start < box.scrollLeft) box.scrollLeft = start
      const end = tab.offsetLeft + tab.offsetWidth + PEEK
      if (end > box.scrollLeft + box.clientWidth) box.scrollLeft = end - box.clientWidth
    })
  }, [chosen])

  function onKeyDown(event: KeyboardEvent): void {
    const target: Record<string, number> = {
      ArrowLeft: (chosen - 1 + items.length) % items.length,
      ArrowRight: (chosen + 1) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const index = target[event.key]
    const item = index === undefined ? undefined : items[index]
    if (index === undefined || item === undefined) return
    event.preventDefault()
    onChange(item.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          aria-selected={item.key === value}
          tabIndex={item.key === value ? 0 : -1}
          className={classes(styles.tab, item.key === value && styles.chosen)}
          onClick={() => onChange(item.key)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.face}>
            {item.label}
            {item.news !== undefined && (
              <span className={styles.news}>
                <Spoken>{`，${item.news}`}</Spoken>
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  )
}
