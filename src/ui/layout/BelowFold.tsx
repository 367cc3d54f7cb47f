import { useDeferredValue, type ReactNode } from 'react'
import styles from './BelowFold.module.css'

/**
 * Renders its children right after the first frame, which shows what is above them. For content
 * below the first screen: it is not visible yet, and rendering it would delay that frame.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, false)
  return isShown ? children : <div className={styles.place} />
}
