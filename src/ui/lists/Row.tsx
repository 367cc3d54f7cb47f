import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { unbroken } from '#ui/text/unbroken.ts'
import styles from './Row.module.css'

export interface RowProps {
  /** Two lines at most, or as many as it needs where it is `whole`. */
  readonly title: ReactNode
  readonly whole?: boolean
  readonly note?: ReactNode
  readonly value?: ReactNode
  readonly valueNote?: ReactNode
  readonly onClick?: (() => void) | undefined
  /** The address where the row leads; `onClick` is what else a tap does. */
  readonly href?: string | undefined
  readonly icon?: ReactNode
  /** True to show a chevron at the right; by default for rows that can be tapped. */
  readonly arrow?: boolean
  /** The declared name under which a tap is tracked, and which of several (rules.md#tracking). */
  readonly track?: string | undefined
  readonly trackId?: string | undefined
}

/** One element for all rows, so that React skips it when a list renders again. */
const ARROW = (
  <span className={styles.arrow}>
    <ChevronIcon />
  </span>
)

/** A list row: a button with `onClick`, a link with `href`, otherwise plain. */
export function Row(props: RowProps) {
  const { title, whole = false, note, value, valueNote, onClick, href, icon, arrow } = props
  const tracked = { 'data-track': props.track, 'data-track-id': props.trackId }
  const tappable = onClick !== undefined || href !== undefined
  const main = (
    <span className={styles.main}>
      <span className={classes(styles.title, whole && styles.whole)}>{unbroken(title)}</span>
      {note !== undefined && <span className={styles.note}>{unbroken(note)}</span>}
    </span>
  )
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {value === undefined && valueNote === undefined ? (
        main
      ) : (
        <span className={styles.texts}>
          {main}
          <span className={styles.side}>
            {value !== undefined && <span className={styles.value}>{unbroken(value)}</span>}
            {valueNote !== undefined && <span className={styles.note}>{unbroken(valueNote)}</span>}
          </span>
        </span>
      )}
      {(arrow ?? tappable) && ARROW}
    </>
  )
  if (href !== undefined) {
    return (
      <a
        className={classes(styles.row, styles.tappable)}
        href={href}
        onClick={onClick}
        {...tracked}
      >
        {content}
      </a>
    )
  }
  if (onClick !== undefined) {
    return (
      <button
        type="button"
        className={classes(styles.row, styles.tappable)}
        onClick={onClick}
        {...tracked}
      >
        {content}
      </button>
    )
  }
  return <div className={styles.row}>{content}</div>
}
