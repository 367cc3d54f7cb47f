import { useEffect, useId, type CSSProperties } from 'react'

import styles from './AmountField.module.css'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { useTypedText, type Selected } from './use-typed-text.ts'

/** The reason why an edit makes no amount. */
export type AmountRefusal = 'unit' | 'characters' | 'decimals' | 'length'

/** The way in which amounts are typed and shown: `domain/money/` has it. */
export interface AmountForm {
  /** The amount after an edit over `before`, or why it stays as it was. */
  readonly read: (
    typed: string,
    before: string,
    selected: Selected,
  ) => { readonly value: string; readonly refusal: AmountRefusal | null }
  /** With a comma before every three whole digits. */
  readonly shown: (value: string) => string
  /** The decimal place of the first digit; null where it needs no name. */
  readonly place: (value: string) => string | null
}

export interface AmountFieldProps {
  readonly label: string
  /** Decimal text as typed: digits, at most one dot and two decimals, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly form: AmountForm
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly note?: string | undefined
  readonly autoFocus?: boolean
  readonly unit?: '元' | '份' | undefined
  readonly onBlur?: () => void
  readonly clearable?: boolean
}

/** The fault of a typed or pasted text, and what to enter instead. */
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
  const { label, value, form, placeholder, error, note, unit, autoFocus = false } = props
  const id = useId()
  const typed = useTypedText<HTMLInputElement, AmountRefusal>({
    value,
    shown: form.shown(value),
    gap: ',',
    read: form.read,
    onChange: props.onChange,
    onBlur: props.onBlur,
  })
  const input = typed.props.ref
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus, input])

  const problem = typed.refusal === null ? error : REFUSALS[typed.refusal]
  const failed = problem !== undefined && problem !== ''
  const hint = failed ? problem : note
  const place = form.place(value)
  const length: CSSProperties & Record<'--amount-length', number> = {
    '--amount-length': Math.max(1, typed.props.value.length),
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
          {...typed.props}
          id={id}
          className={classes(styles.input, typed.props.value === '' && styles.empty)}
          style={length}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          aria-invalid={failed || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
        {props.clearable === true && value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`清除${label}`}
            onClick={() => typed.clear()}
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
