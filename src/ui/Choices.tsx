import { useId } from 'react'
import { Card } from './Card.tsx'
import { CheckIcon } from './icons.tsx'
import styles from './Choices.module.css'

export interface Choice<Key extends string> {
  readonly key: Key
  readonly label: string
  /** What it means, a line each. */
  readonly notes: readonly string[]
  readonly disabled?: boolean
}

export interface ChoicesProps<Key extends string> {
  readonly title: string
  readonly choices: readonly Choice<Key>[]
  /** The key of what is taken; null while nothing is. */
  readonly value: Key | null
  readonly onChange: (key: Key) => void
}

/** Ways of doing the same, each with what it means; one is taken. */
export function Choices<Key extends string>({
  title,
  choices,
  value,
  onChange,
}: ChoicesProps<Key>) {
  const name = useId()
  return (
    <Card title={title} flush>
      <div role="radiogroup" aria-label={title} className={styles.list}>
        {choices.map(({ key, label, notes, disabled = false }) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={key === value}
              disabled={disabled}
              onChange={() => onChange(key)}
            />
            <span className={styles.texts}>
              <span className={styles.name}>{label}</span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </span>
            <span className={styles.mark} aria-hidden="true">
              <CheckIcon />
            </span>
          </label>
        ))}
      </div>
    </Card>
  )
}
