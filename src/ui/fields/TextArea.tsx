import { useId, useLayoutEffect, useState } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './FieldFrame.module.css'
import { useTypedText, type TextForm } from './use-typed-text.ts'

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The plain form of what is typed: of one line, or of several. */
  readonly form: TextForm
  readonly placeholder?: string
  /** The fault of the value. Said once the field was left, and from then on at once. */
  readonly problem?: string | null
  readonly note?: string
  /** The number of characters that fit; what is typed is counted below the field. */
  readonly most: number
  /** The number of lines that it has at least; 1 by default. */
  readonly lines?: number
}

/** Makes an element as high as its text. */
function fitHeight(element: HTMLTextAreaElement): void {
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight}px`
}

/** Several lines of text, as high as they need: label above, note or error and a count below. */
export function TextArea({ label, value, onChange, form, most, ...props }: TextAreaProps) {
  const id = useId()
  const [left, setLeft] = useState(false)
  const typed = useTypedText<HTMLTextAreaElement>({
    value,
    shown: value,
    gap: '',
    read: (text) => ({ value: form.plain(text), refusal: null }),
    onChange,
    onBlur: () => setLeft(value !== ''),
  })
  const area = typed.props.ref
  useLayoutEffect(() => {
    if (area.current !== null) fitHeight(area.current)
  })
  const error = left && value !== '' ? (props.problem ?? '') : ''
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...typed.props}
        id={id}
        className={classes(styles.area, error !== '' && styles.failed)}
        rows={props.lines ?? 1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={props.placeholder}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-hint`}
      />
      <div id={`${id}-hint`} className={classes(styles.hint, styles.counted)}>
        <p className={error === '' ? styles.note : styles.error} aria-live="polite">
          {error === '' ? props.note : error}
        </p>
        <span className={styles.count}>{`${Array.from(value).length}/${most}`}</span>
      </div>
    </div>
  )
}
