import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'

import { groupAmount, leadingPlace, readAmount, type AmountRefusal } from './amount-text.ts'
import styles from './AmountField.module.css'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { afterEdit, caretIn } from './text-edit.ts'

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

/** What is wrong with what was typed or pasted, and what to enter instead. */
const REFUSALS: { readonly [R in AmountRefusal]: string } = {
  unit: '请输入完整数字，例如 5万 请输入 50000',
  characters: '只能输入数字和小数点',
  decimals: '最多输入两位小数',
  length: '整数部分最多 12 位，请检查',
}

/**
 * An amount of money or shares, grouped in thousands, in figures as large as the mistake they could
 * be.
 */
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
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  const caret = useRef<number | null>(null)
  const shown = groupAmount(value)
  useLayoutEffect(() => {
    // React puts the caret at the end of a value that was regrouped.
    if (caret.current === null || document.activeElement !== input.current) return
    const at = caretIn(shown, caret.current, ',')
    caret.current = null
    input.current?.setSelectionRange(at, at)
  })

  const edit = ({ value: raw, selectionStart }: HTMLInputElement): void => {
    const read = readAmount(raw, value)
    setRefusal(read.refusal)
    const { value: next, caret: at } = afterEdit({
      before: value,
      raw,
      at: selectionStart ?? raw.length,
      accept: (text) => readAmount(text, value).value,
      deleting: raw.length < shown.length,
    })
    caret.current = at
    if (next !== value) onChange(next)
  }

  const problem = refusal === null ? error : REFUSALS[refusal]
  const failed = problem !== undefined && problem !== ''
  const hint = failed ? problem : note
  const place = leadingPlace(value)
  const length: CSSProperties & Record<'--amount-length', number> = {
    '--amount-length': Math.max(1, shown.length),
  }
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {/* The eye counts digits badly; a screen reader reads the number itself. */}
        {place !== null && (
          <span className={styles.place} aria-hidden="true">
            {`首位 ${place}`}
          </span>
        )}
      </div>
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
          value={shown}
          aria-invalid={failed || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onBlur={() => {
            setRefusal(null)
            onBlur?.()
          }}
          onChange={(event) => edit(event.target)}
        />
        {props.clearable === true && value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`清除${label}`}
            onClick={() => {
              setRefusal(null)
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
