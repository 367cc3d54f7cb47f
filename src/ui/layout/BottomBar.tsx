import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { setBottomBarHeight } from './bottom-bar-height.ts'
import { followKeyboard } from './keyboard.ts'
import styles from './BottomBar.module.css'

export interface BottomBarProps {
  readonly children: ReactNode
  readonly note?: ReactNode
  /** A line above the bar that may come later: nothing of the bar moves when it does. */
  readonly above?: ReactNode
}

/**
 * The screen's act, fixed above the safe area and the tabs; at the end of the page while a keyboard is open. Its
 * spacer is as high as the bar itself.
 */
export function BottomBar({ children, note, above }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const spacer = useRef<HTMLDivElement>(null)
  const isLined = above !== undefined
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    followKeyboard()
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight + (isLined ? (line.current?.offsetHeight ?? 0) : 0)
      // Not by a render, for which the frame would wait.
      if (spacer.current !== null) spacer.current.style.height = `${height}px`
      setBottomBarHeight(height)
    })
    observer.observe(element)
    if (line.current !== null) observer.observe(line.current)
    return () => {
      observer.disconnect()
      setBottomBarHeight(0)
    }
  }, [isLined])
  return (
    <>
      <div ref={spacer} className={styles.spacer} />
      <div ref={bar} className={styles.bar}>
        {isLined && (
          <div ref={line} className={styles.above}>
            <div className={styles.line}>{above}</div>
          </div>
        )}
        <div className={styles.inner}>
          {note !== undefined && <div className={styles.note}>{note}</div>}
          <div className={styles.acts}>{children}</div>
        </div>
      </div>
    </>
  )
}
