import type { ReactNode } from 'react'

import styles from './Page.module.css'

export interface PageProps {
  readonly children: ReactNode
  /** A quiet line at the foot, such as the risk sentence. */
  readonly footNote?: ReactNode
}

/** The layout of a screen: gutters, the distance between cards, the safe areas. */
export function Page({ children, footNote }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.stack}>{children}</div>
      {footNote !== undefined && <footer className={styles.foot}>{footNote}</footer>}
    </div>
  )
}
