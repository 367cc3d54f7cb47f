import { useEffect, useRef, type ReactNode } from 'react'
import { useMoreBeside } from '#ui/lists/use-more-beside.ts'
import styles from './ReturnTable.module.css'

interface Props {
  /** What the table is of, for those who come to it by the Tab key. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A table that scrolls by itself where it is wider than its card: by the keyboard too, and only
 * then a stop for the Tab key.
 */
export function TableScroll({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useMoreBeside(box)
  useEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    // Other rows in the same box may be wider.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={styles.scroll} role="region" aria-label={label}>
      {children}
    </div>
  )
}
