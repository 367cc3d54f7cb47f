import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './Page.module.css'
import { useSlide } from './slide.ts'
import slideStyles from './Slide.module.css'

export interface PageProps {
  readonly children: ReactNode
  /** A quiet line at the foot, such as the risk sentence. */
  readonly footNote?: ReactNode
}

/** The layout of a screen: gutters, the distance between cards, the safe areas. */
export function Page({ children, footNote }: PageProps) {
  const stack = useSlide()
  return (
    <div className={styles.page}>
      <div ref={stack} className={classes(styles.stack, slideStyles.slide)}>
        {children}
      </div>
      {footNote !== undefined && <footer className={styles.foot}>{footNote}</footer>}
    </div>
  )
}
