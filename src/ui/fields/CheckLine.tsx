import type { ReactNode } from 'react'

import styles from './CheckLine.module.css'
import { CheckIcon } from '#ui/icons.tsx'

export interface CheckLineProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The sentence one agrees to. Links inside it keep their own taps. */
  readonly children: ReactNode
}

/** A tick box with its sentence; the whole line is the target. */
export function CheckLine({ checked, onChange, children }: CheckLineProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <CheckIcon />
      </span>
      <span className={styles.text}>{children}</span>
    </label>
  )
}
