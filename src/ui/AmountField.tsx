import { useEffect, useId, useRef, type CSSProperties } from 'react'

import { acceptAmount } from './amount-text.ts'
import styles from './AmountField.module.css'
import { classes } from './classes.ts'
import { CloseIcon } from './icons.tsx'

export interface AmountFieldProps {
  readonly label: string
  /** Decimal text as typed: digits, at most one dot and two decimals, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly error?: string
  readonly note?: string
  readonly autoFocus?: boolean
  readonly unit?: '元' | '份'
  readonly onBlur?: () => void
  readonly clearable?: boolean
}

/** An amount of money or shares, in figures as large as the mistake they could be. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    value,
    onChange,
    placeholder,
    error,
    note,
    unit,
    onBlur,
    autoFocus = false,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const failed = error !== undefined && error !== ''
  const hint = failed ? error : note
  const length: CSSProperties & Record<'--amount-length', number> = {
    '--amount-length': Math.max(1, value.length),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.line, failed && styles.failed)}>
        <input
          ref={input}
          id={id}
          className={classes(styles.input, value === '' && styles.empty)}
          style={length}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          aria-invalid={failed || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onBlur={onBlur}
          onChange={(event) => {
            const accepted = acceptAmount(event.target.value, value)
            if (accepted !== value) onChange(accepted)
          }}
        />
        {props.clearable === true && value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`清除${label}`}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
      <div className={styles.hint} aria-live="polite">
        {hint !== undefined && (
          <p id={`${id}-hint`} className={failed ? styles.error : styles.note}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
