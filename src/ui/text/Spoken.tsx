import type { ReactNode } from 'react'
import styles from '#ui/spoken.module.css'

/** Words for those who listen: in the page, out of sight. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>
}
