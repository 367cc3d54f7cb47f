import { Card } from '#ui/layout/Card.tsx'
import { SkeletonLine } from '#ui/layout/Skeleton.tsx'
import { linesBefore } from './put-off.ts'
import styles from './WhatWaits.module.css'

/** The room of as many lines as there were, until the provider has answered. */
export function WaitsToCome() {
  const lines = linesBefore()
  if (lines === 0) return <div className={styles.none} aria-busy="true" />
  return (
    <Card flush>
      <div className={styles.lines} aria-busy="true">
        {Array.from({ length: lines }, (_, at) => (
          <div key={at} className={styles.line}>
            <span className={styles.way}>
              <SkeletonLine />
            </span>
          </div>
        ))}
      </div>
    </Card>
  )
}
