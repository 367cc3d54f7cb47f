import type { ReactNode } from 'react'
import { Segments, type SegmentsProps } from '#ui/fields/Segments.tsx'
import { Card, type CardProps } from '#ui/layout/Card.tsx'
import styles from './SortedCard.module.css'

interface Props<Key extends string> extends Pick<CardProps, 'title' | 'extra'> {
  /** The choice of the figure that sorts, from `useSort`. */
  readonly segments: SegmentsProps<Key>
  readonly children: ReactNode
}

/** A card of rows, with the choice of the figure by which they are sorted above them. */
export function SortedCard<Key extends string>({ segments, children, ...card }: Props<Key>) {
  return (
    <Card {...card} flush>
      <div className={styles.sorts}>
        <Segments {...segments} />
      </div>
      {children}
    </Card>
  )
}
