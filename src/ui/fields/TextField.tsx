import { useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './TextField.module.css'
import { afterEdit, caretIn } from './text-edit.ts'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Which keyboard comes up. */
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly placeholder?: string
  /** Keeps the allowed characters of what was typed. */
  readonly accept?: (typed: string) => string
  /** How the value is shown: grouped by single spaces. */
  readonly format?: (value: string) => string
  /** What is wrong with the value. Said once the field was left, and from then on at once. */
  readonly problem?: string | null
  /** An error found by others than the field, such as the provider; shown at once. */
  readonly error?: string
  readonly note?: string
  readonly onLeave?: () => void
  readonly clearable?: boolean
  /**
   * Off, for these are nobody else's numbers; only the code of a message may be filled in by the
   * telephone.
   */
  readonly autoComplete?: 'off' | 'one-time-code'
  /** At the field's right: what one can do about it. */
  readonly extra?: ReactNode
}

const anything = (text: string): string => text

/** One line of text: label above, note or error below. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, accept = anything, format = anything, inputMode = 'text' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [left, setLeft] = useState(false)
  const shown = format(value)

  useLayoutEffect(() => {
    // React puts the caret at the end of a value that was regrouped.
    if (caret.current === null || document.activeElement !== input.current) return
    const at = caretIn(shown, caret.current)
    caret.current = null
    input.current?.setSelectionRange(at, at)
  })

  const error = props.error || (left && value !== '' ? (props.problem ?? '') : '')
  const hint = error || props.note
  const length: CSSProperties & Record<'--text-length', number> = {
    '--text-length': Math.max(1, shown.length),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.line, error !== '' && styles.failed)}>
        <input
          ref={input}
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
          value={shown}
          aria-invalid={error !== '' || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onBlur={() => {
            setLeft(value !== '')
            props.onLeave?.()
          }}
          onChange={(event) => {
            const { value: raw, selectionStart } = event.target
            const deleting = raw.length < shown.length
            const edit = { before: value, raw, at: selectionStart ?? raw.length, accept, deleting }
            const { value: next, caret: at } = afterEdit(edit)
            if (format !== anything) caret.current = at
            onChange(next)
          }}
        />
        {props.clearable === true && value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`清除${label}`}
            onClick={() => {
              setLeft(false)
              onChange('')
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
        {props.extra !== undefined && <span className={styles.extra}>{props.extra}</span>}
      </div>
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
