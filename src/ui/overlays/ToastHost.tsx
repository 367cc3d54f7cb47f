import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { classes } from '#ui/classes.ts'
import { currentToast, subscribeToast, type Reward } from './toast.ts'
import styles from './ToastHost.module.css'

/**
 * Where toasts appear; the app renders it once. The live region is there before the first words.
 */
export function ToastHost() {
  const view = useSyncExternalStore(subscribeToast, currentToast)
  return createPortal(
    <div className={styles.host} role="status" aria-live="polite">
      {view?.kind === 'reward' && <RewardToast reward={view} />}
      {view !== undefined && view.kind !== 'reward' && (
        <div className={classes(styles.toast, view.kind === 'loading' && styles.loading)}>
          {view.kind === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
          <span>{view.text}</span>
        </div>
      )}
    </div>,
    document.body,
  )
}

function RewardToast({ reward: { title, text, action } }: { readonly reward: Reward }) {
  return (
    <div className={classes(styles.toast, styles.reward)}>
      <strong>{title}</strong>
      <span>{text}</span>
      {action !== null && (
        <button type="button" className={styles.act} onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </div>
  )
}
