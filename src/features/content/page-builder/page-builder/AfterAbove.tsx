import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import styles from './AfterAbove.module.css'

const BUSY = '[aria-busy="true"]'

interface Props {
  /** Fixed parts; what of them loads says so (`aria-busy`). */
  readonly above: ReactNode
  readonly children: ReactNode
}

/**
 * Draws what is below fixed parts once these have come to rest: they would move it away from under
 * a finger.
 */
export function AfterAbove({ above, children }: Props) {
  const parts = useRef<HTMLDivElement>(null)
  const [atRest, setAtRest] = useState(above === undefined)
  useLayoutEffect(() => {
    const watched = parts.current
    if (atRest || watched === null) return undefined
    const look = () => {
      if (watched.querySelector(BUSY) === null) setAtRest(true)
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(watched, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
    return () => watch.disconnect()
  }, [atRest])
  return (
    <>
      {above === undefined ? null : (
        <div ref={parts} className={styles.above}>
          {above}
        </div>
      )}
      {atRest ? children : <SkeletonCards shape="rules" />}
    </>
  )
}
