import { useId, type ReactNode } from 'react'

import styles from './Card.module.css'
import { classes } from '#ui/classes.ts'

export interface CardProps {
  readonly title?: ReactNode
  /** Shown at the right of the title: a date, a link. */
  readonly extra?: ReactNode
  readonly children: ReactNode
  /** No padding around the content: for rows that reach the card's edges. */
  readonly flush?: boolean
  /** For a button that leads here (`Missing.target`). */
  readonly id?: string | undefined
}

/** A flat surface on the page's ground; with a title it is a region with that name. */
export function Card({ title, extra, children, flush = false, id: anchor }: CardProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      className={styles.card}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || extra !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {extra !== undefined && <div className={styles.extra}>{extra}</div>}
        </header>
      )}
      <div className={classes(!flush && styles.body)}>{children}</div>
    </section>
  )
}
