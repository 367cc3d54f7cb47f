import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './Tag.module.css'

export interface TagProps {
  readonly tone?: 'neutral' | 'brand' | 'warning' | 'gold' | 'gain' | 'loss'
  readonly children: ReactNode
}

/** A short word about the thing next to it, such as a fund's type. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
