import { useEffect, useRef, type ReactNode } from 'react'
import { useMoreBeside } from './use-more-beside.ts'
import styles from './TableScroll.module.css'

interface Props {
  /** The table's name for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Lets a table that is wider than its card scroll sideways. Only then can it be focused, so that
 * the keyboard can scroll it.
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
    // The table's width may change with its rows.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={styles.scroll} role="region" aria-label={label}>
      {children}
    </div>
  )
}
