import { useId } from 'react'

import { classes } from '#ui/classes.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import styles from './TextField.module.css'

export interface PickFieldProps {
  readonly label: string
  /** What is chosen, in words; empty while nothing is. */
  readonly value: string
  /** What to do while nothing is chosen: 请选择. */
  readonly placeholder?: string
  readonly error?: string
  readonly note?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A field whose value is chosen in a sheet: label above, note or error below. */
export function PickField(props: PickFieldProps) {
  const { label, value, placeholder = '请选择', error = '', note, disabled = false } = props
  const id = useId()
  const hint = error === '' ? note : error
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={classes(styles.pick, error !== '' && styles.failed)}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        disabled={disabled}
        onClick={props.onClick}
      >
        <span className={classes(styles.picked, value === '' && styles.unpicked)}>
          {value === '' ? placeholder : value}
        </span>
        <span className={styles.arrow} aria-hidden="true">
          <ChevronIcon />
        </span>
      </button>
      <div className={styles.hint} aria-live="polite">
        {hint !== undefined && hint !== '' && (
          <p id={`${id}-hint`} className={error === '' ? styles.note : styles.error}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
