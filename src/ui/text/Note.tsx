import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Note.module.css'
import { unbroken } from './unbroken.ts'

interface Props {
  /** The space above it: `--space-1` to `--space-3`. */
  readonly gap?: 1 | 2 | 3
  readonly children: ReactNode
}

/** A small line below a figure or a table, which says what must be known of it. */
export const Note = ({ gap = 2, children }: Props) => (
  <p className={classes(styles.note, styles[`gap${gap}`])}>{unbroken(children)}</p>
)
