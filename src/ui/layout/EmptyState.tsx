import type { ReactNode } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { StateDrawing, type StateKind } from './StateDrawing.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly kind: StateKind
  /** One sentence: what happened. */
  readonly title: string
  /** The advice on it. */
  readonly note?: string | undefined
  readonly actionText?: string
  readonly onAction?: () => void | Promise<void>
  readonly secondaryText?: string
  readonly onSecondary?: () => void | Promise<void>
  /** Other ways on, below the buttons. */
  readonly children?: ReactNode
}

/** A place with nothing to show: why, and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { kind, title, note, actionText, onAction, secondaryText, onSecondary, children } = props
  return (
    <div className={styles.view} role={kind === 'empty' ? undefined : 'status'}>
      <StateDrawing kind={kind} />
      <p className={styles.title}>{title}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {actionText !== undefined && onAction !== undefined && (
        <div className={styles.act}>
          <Button kind="secondary" onClick={onAction}>
            {actionText}
          </Button>
        </div>
      )}
      {secondaryText !== undefined && onSecondary !== undefined && (
        <Button kind="text" onClick={onSecondary}>
          {secondaryText}
        </Button>
      )}
      {children}
    </div>
  )
}
