import { useEffect, useId, type CSSProperties } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './AmountField.module.css'
import { ClearButton, FieldFrame } from './FieldFrame.tsx'
import frame from './FieldFrame.module.css'
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
  const { label, value, form, placeholder, note, unit, autoFocus = false } = props
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

  const error = typed.refusal === null ? (props.error ?? '') : REFUSALS[typed.refusal]
  const place = form.place(value)
  const length: CSSProperties & Record<'--amount-length', number> = {
    '--amount-length': Math.max(1, typed.props.value.length),
  }
  return (
    <FieldFrame
      id={id}
      label={
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
      }
      error={error}
      note={note}
      large
    >
      {(describedBy) => (
        <div className={classes(frame.line, frame.large, error !== '' && frame.failed)}>
          <input
            {...typed.props}
            id={id}
            className={classes(styles.input, typed.props.value === '' && styles.empty)}
            style={length}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            aria-invalid={error !== '' || undefined}
            aria-describedby={describedBy}
          />
          {props.clearable === true && value !== '' && (
            <ClearButton label={label} onClick={() => typed.clear()} />
          )}
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
