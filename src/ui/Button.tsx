import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import styles from './Button.module.css'
import { classes } from './classes.ts'
import { questionWaits, watchQuestions } from './dialog.ts'

export interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger'
  readonly size?: 'large' | 'medium' | 'small'
  readonly block?: boolean
  readonly disabled?: boolean
  readonly busy?: boolean
  readonly onClick?: () => void | Promise<void>
  readonly children: ReactNode
  readonly type?: 'button' | 'submit'
}

/**
 * A button that follows its handler's promise: busy, and deaf to further taps, until it settles.
 * A rejection is not swallowed; it surfaces as an unhandled rejection for the app to report.
 */
export function Button({
  kind = 'primary',
  size = 'medium',
  block = false,
  disabled = false,
  busy = false,
  onClick,
  children,
  type = 'button',
}: ButtonProps) {
  const [running, setRunning] = useState(false)
  // State arrives a render too late for the second of two quick taps.
  const lock = useRef(false)
  const working = busy || running
  // It is the user's turn: a wheel that turns behind the question would say otherwise.
  const asking = useSyncExternalStore(watchQuestions, questionWaits)
  const turning = working && !asking

  async function press(): Promise<void> {
    const result = onClick?.()
    if (!(result instanceof Promise)) return
    lock.current = true
    setRunning(true)
    try {
      await result
    } finally {
      lock.current = false
      setRunning(false)
    }
  }

  return (
    <button
      type={type}
      className={classes(styles.button, styles[kind], styles[size], block && styles.block)}
      disabled={disabled}
      // Not `disabled` while busy: that would throw the keyboard's focus away.
      aria-disabled={working || undefined}
      aria-busy={turning || undefined}
      onClick={(event) => {
        if (working || lock.current) {
          event.preventDefault()
          return
        }
        void press()
      }}
    >
      {turning && <span className={styles.spinner} aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}
