import { useId, useLayoutEffect, useRef, useState } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './TextField.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** What is wrong with the value. Said once the field was left, and from then on at once. */
  readonly problem?: string | null
  readonly note?: string
  /** How many characters fit; what is typed is counted below the field. */
  readonly most: number
  /** How many lines it has at least, line breaks kept; without it what is stored is one line. */
  readonly lines?: number
}

/** Several lines of text, as high as they need: label above, note or error and a count below. */
export function TextArea({ label, value, onChange, most, ...props }: TextAreaProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [left, setLeft] = useState(false)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  })
  const error = left && value !== '' ? (props.problem ?? '') : ''
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        className={classes(styles.area, error !== '' && styles.failed)}
        rows={props.lines ?? 1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={value}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-hint`}
        onBlur={() => setLeft(value !== '')}
        onChange={({ target }) =>
          onChange(
            props.lines === undefined ? target.value.replace(/\s*\n\s*/g, ' ') : target.value,
          )
        }
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
