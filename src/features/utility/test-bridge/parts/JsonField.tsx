import { useId, useLayoutEffect, useRef } from 'react'
import styles from './TestParts.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | null
}

/** A text area for JSON, as high as its content, with the problem below. */
export function JsonField({ label, value, onChange, problem }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // Measured, because long lines wrap.
    const area = field.current
    if (area === null) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  })
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.json}
        rows={1}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
