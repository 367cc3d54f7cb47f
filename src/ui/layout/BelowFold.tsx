import { useDeferredValue, type ReactNode } from 'react'
import styles from './BelowFold.module.css'

/**
 * Renders its children right after the frame that shows what is above them. For what is below the
 * first screen: nobody sees it there, but it would hold that frame up.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, false)
  return isShown ? children : <div className={styles.place} />
}
