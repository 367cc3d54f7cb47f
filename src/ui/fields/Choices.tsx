import { useId } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { classes } from '#ui/classes.ts'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './Choices.module.css'

export interface Choice<Key extends string> {
  readonly key: Key
  readonly label: string
  /** The meaning of it, a line each. */
  readonly notes: readonly string[]
  readonly disabled?: boolean
}

interface ListProps<Key extends string> {
  readonly title: string
  readonly choices: readonly Choice<Key>[]
}

export interface ChoicesProps<Key extends string> extends ListProps<Key> {
  /** The key of what is taken; null while nothing is. */
  readonly value: Key | null
  readonly onChange: (key: Key) => void
  /** In a sheet, whose edges it has; a card of its own otherwise. */
  readonly inSheet?: boolean
}

/** Ways of doing the same, each with what it means; one is taken. */
export function Choices<Key extends string>({ value, onChange, ...list }: ChoicesProps<Key>) {
  return <ChoiceCard {...list} kind="radio" taken={(key) => key === value} onTake={onChange} />
}

export interface ManyChoicesProps<Key extends string> extends ListProps<Key> {
  /** Keys of what is taken. */
  readonly values: readonly Key[]
  readonly onChange: (keys: readonly Key[]) => void
}

/** Things of which several may be so at once. What is taken stays in the order of the choices. */
export function ManyChoices<Key extends string>({
  values,
  onChange,
  ...list
}: ManyChoicesProps<Key>) {
  const take = (key: Key) =>
    onChange(
      list.choices
        .map((choice) => choice.key)
        .filter((it) => (it === key ? !values.includes(it) : values.includes(it))),
    )
  return (
    <ChoiceCard {...list} kind="checkbox" taken={(key) => values.includes(key)} onTake={take} />
  )
}

interface CardProps<Key extends string> extends ListProps<Key> {
  readonly inSheet?: boolean | undefined
  readonly kind: 'radio' | 'checkbox'
  readonly taken: (key: Key) => boolean
  readonly onTake: (key: Key) => void
}

function ChoiceCard<Key extends string>(props: CardProps<Key>) {
  const { title, choices, kind, taken, onTake, inSheet = false } = props
  const name = useId()
  const list = (
    <div
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-label={title}
      className={classes(styles.list, inSheet && styles.inSheet)}
    >
      {choices.map(({ key, label, notes, disabled = false }) => (
        <label key={key} className={styles.choice}>
          <input
            type={kind}
            className={styles.input}
            name={name}
            checked={taken(key)}
            disabled={disabled}
            onChange={() => onTake(key)}
          />
          <span className={styles.texts}>
            <span className={styles.name}>{label}</span>
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
          <span className={styles.mark} data-kind={kind} aria-hidden="true">
            <CheckIcon />
          </span>
        </label>
      ))}
    </div>
  )
  if (!inSheet)
    return (
      <Card title={title} flush>
        {list}
      </Card>
    )
  return (
    <>
      <h3>{title}</h3>
      {list}
    </>
  )
}
