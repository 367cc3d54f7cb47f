import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { classes } from '#ui/classes.ts'
import { currentToast, subscribeToast } from '#ui/base/toast.ts'
import styles from './ToastHost.module.css'

/**
 * Shows where toasts appear; the app renders it once. The live region is there before the first
 * words.
 */
export function ToastHost() {
  const view = useSyncExternalStore(subscribeToast, currentToast)
  return createPortal(
    <div className={styles.host} role="status" aria-live="polite">
      {view !== undefined && (
        <div
          className={classes(
            styles.toast,
            view.kind === 'loading' && styles.loading,
            view.action !== undefined && styles.acting,
          )}
        >
          {view.kind === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
          <span>{view.text}</span>
          {view.action !== undefined && (
            <button type="button" className={styles.act} onClick={view.action.onClick}>
              {view.action.text}
            </button>
          )}
        </div>
      )}
    </div>,
    document.body,
  )
}
