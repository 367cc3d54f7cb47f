import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import styles from './Button.module.css'
import { classes } from '#ui/classes.ts'
import { questionWaits, watchQuestions } from './questions.ts'
import { toast } from './toast.ts'

/** The reason why an act is not possible yet. */
export interface Missing {
  /** The first thing to do, as one sentence. Shown when the button is tapped. */
  readonly reason: string
  /** The id of the element where it is done: brought into view and focused on that tap. */
  readonly target?: string | undefined
}

export interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger'
  readonly size?: 'large' | 'medium' | 'small'
  readonly block?: boolean
  /** For a button whose own text says why; a tap on it does nothing. */
  readonly disabled?: boolean
  /** Looks disabled, but a tap says what is missing and leads to it. */
  readonly missing?: Missing | null
  readonly busy?: boolean
  readonly onClick?: (() => void | Promise<void>) | undefined
  readonly children: ReactNode
  readonly type?: 'button' | 'submit'
  /** The declared name under which a tap is tracked (rules.md#tracking). */
  readonly track?: string | undefined
}

function leadTo({ reason, target }: Missing): void {
  toast.show(reason)
  const element = target === undefined ? null : document.getElementById(target)
  // Instant, not smooth: the toast already moves, and the focus must not scroll a second time.
  element?.scrollIntoView({ block: 'center' })
  element
    ?.querySelector<HTMLElement>('input, button, select, textarea')
    ?.focus({ preventScroll: true })
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
  missing = null,
  busy = false,
  onClick,
  children,
  type = 'button',
  track,
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
      className={classes(
        styles.button,
        styles[kind],
        styles[size],
        block && styles.block,
        missing !== null && styles.missing,
      )}
      data-track={track}
      disabled={disabled}
      // Not `disabled` while busy: that would throw the keyboard's focus away.
      aria-disabled={working || missing !== null || undefined}
      aria-busy={turning || undefined}
      onClick={(event) => {
        if (working || lock.current) {
          event.preventDefault()
          return
        }
        if (missing === null) void press()
        else leadTo(missing)
      }}
    >
      {turning && <span className={styles.spinner} aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}
