import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './FieldFrame.module.css'

interface Props {
  /** The id of the input; the ids of its words begin with it. */
  readonly id: string
  /** The label above, which names the input by `id`. */
  readonly label: ReactNode
  /** Said in place of the note; empty where nothing is wrong. */
  readonly error: string
  readonly note?: string | undefined
  /** An amount, whose figures are as large as the mistake they could be. */
  readonly large?: boolean
  /** The input, described by the words below it. */
  readonly children: (describedBy: string | undefined) => ReactNode
}

/** The frame of a field: label above, note or error below. */
export function FieldFrame({ id, label, error, note, large = false, children }: Props) {
  const hint = error === '' ? note : error
  return (
    <div className={large ? undefined : styles.field}>
      {label}
      {children(hint === undefined ? undefined : `${id}-hint`)}
      <div className={classes(styles.hint, large && styles.large)} aria-live="polite">
        {hint !== undefined && hint !== '' && (
          <p id={`${id}-hint`} className={error === '' ? styles.note : styles.error}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

interface ClearProps {
  /** The field's label. */
  readonly label: string
  readonly onClick: () => void
}

/** Empties a field, at its right end. */
export const ClearButton = ({ label, onClick }: ClearProps) => (
  <button type="button" className={styles.clear} aria-label={`清除${label}`} onClick={onClick}>
    <CloseIcon />
  </button>
)
