import { useId, useState, type CSSProperties, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { ClearButton, FieldFrame } from './FieldFrame.tsx'
import styles from './FieldFrame.module.css'
import { useTypedText, type TextForm } from './use-typed-text.ts'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The keyboard that comes up. */
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly placeholder?: string
  /** The plain form of what is typed. What does not fit stays in sight, and is called wrong. */
  readonly form: TextForm
  /** Returns how the value is shown: grouped by single spaces. */
  readonly format?: (value: string) => string
  /**
   * The fault of the value. Said once the field was left, and from then on at once; at once too
   * where typing on cannot make it right.
   */
  readonly problem?: string | null
  /** An error found by others than the field, such as the provider; shown at once. */
  readonly error?: string
  readonly note?: string | undefined
  readonly onLeave?: () => void
  readonly clearable?: boolean
  /**
   * Off, since personal numbers are not suggested; only the code of a message may be filled in by
   * the telephone.
   */
  readonly autoComplete?: 'off' | 'one-time-code'
  /** At the field's right: what one can do about it. */
  readonly extra?: ReactNode
}

const anything = (text: string): string => text

/** One line of text: label above, note or error below. */
export function TextField(props: TextFieldProps) {
  const { label, value, form, format = anything, inputMode = 'text' } = props
  const id = useId()
  const [left, setLeft] = useState(false)
  const typed = useTypedText<HTMLInputElement>({
    value,
    shown: format(value),
    gap: format === anything ? '' : ' ',
    read: (text) => ({ value: form.plain(text), refusal: null }),
    onChange: props.onChange,
    onBlur: () => {
      setLeft(value !== '')
      props.onLeave?.()
    },
  })
  const isDue = value !== '' && !typed.composing && (left || !form.fits(value))
  const error = props.error || (isDue ? (props.problem ?? '') : '')
  const length: CSSProperties & Record<'--text-length', number> = {
    '--text-length': Math.max(1, typed.props.value.length),
  }
  return (
    <FieldFrame
      id={id}
      label={
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      }
      error={error}
      note={props.note}
    >
      {(describedBy) => (
        <div className={classes(styles.line, error !== '' && styles.failed)}>
          <input
            {...typed.props}
            id={id}
            className={styles.input}
            style={length}
            type="text"
            inputMode={inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={props.placeholder}
            aria-invalid={error !== '' || undefined}
            aria-describedby={describedBy}
          />
          {props.clearable === true && value !== '' && (
            <ClearButton
              label={label}
              onClick={() => {
                setLeft(false)
                typed.clear()
              }}
            />
          )}
          {props.extra !== undefined && <span className={styles.extra}>{props.extra}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
