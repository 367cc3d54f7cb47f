import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import styles from './BottomBar.module.css'

export interface BottomBarProps {
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** The screen's act, fixed above the safe area. Its spacer is as high as the bar itself. */
export function BottomBar({ children, note }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    // What floats above the screen's own bar reads its height.
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      setHeight(element.offsetHeight)
      style.setProperty('--bottom-bar-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar-height')
    }
  }, [])
  return (
    <>
      <div className={styles.spacer} style={height === undefined ? undefined : { height }} />
      <div ref={bar} className={styles.bar}>
        <div className={styles.inner}>
          {note !== undefined && <div className={styles.note}>{note}</div>}
          <div className={styles.acts}>{children}</div>
        </div>
      </div>
    </>
  )
}
