import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { setBottomBarHeight } from './bottom-bar-height.ts'
import { followKeyboard } from './keyboard.ts'
import styles from './BottomBar.module.css'

export interface BottomBarProps {
  readonly children: ReactNode
  readonly note?: ReactNode
}

/**
 * The screen's act, fixed above the safe area and the tabs; at the end of the page while a keyboard is open. Its
 * spacer is as high as the bar itself.
 */
export function BottomBar({ children, note }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const spacer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    followKeyboard()
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight
      // Not by a render, for which the frame would wait.
      if (spacer.current !== null) spacer.current.style.height = `${height}px`
      setBottomBarHeight(height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setBottomBarHeight(0)
    }
  }, [])
  return (
    <>
      <div ref={spacer} className={styles.spacer} />
      <div ref={bar} className={styles.bar}>
        <div className={styles.inner}>
          {note !== undefined && <div className={styles.note}>{note}</div>}
          <div className={styles.acts}>{children}</div>
        </div>
      </div>
    </>
  )
}
