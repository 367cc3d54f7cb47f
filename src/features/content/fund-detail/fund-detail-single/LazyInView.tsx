import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { notUrgent } from '#platform/pack-boot.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import styles from './LazyInView.module.css'

interface Props {
  /** The title of the card, shown before its content. */
  readonly title: string
  /** The id of the card, for a fragment that leads to it. */
  readonly id?: string
  readonly children: ReactNode
}

/** About a screen's height, so that content is mostly loaded before it is in view. */
const AHEAD = '600px 0px'

/**
 * Renders its children, with their code and calls, only when the user scrolls near them, and not
 * before the first screen is shown.
 */
export function LazyInView({ title, id, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (near || element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    let isGone = false
    const watch = async () => {
      await notUrgent
      if (!isGone) observer.observe(element)
    }
    void watch()
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [near])
  if (near) {
    const loading = (
      <Card title={title} id={id}>
        <div aria-busy="true">
          <SkeletonBlock tall />
        </div>
      </Card>
    )
    return <Suspense fallback={loading}>{children}</Suspense>
  }
  return (
    <div ref={place}>
      <Card title={title} id={id}>
        <div className={styles.place} />
      </Card>
    </div>
  )
}
