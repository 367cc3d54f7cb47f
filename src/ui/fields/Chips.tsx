import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './Chips.module.css'

export interface ChipsProps<Key extends string = string> {
  readonly items: readonly {
    readonly key: Key
    readonly label: string
    readonly disabled?: boolean
    /** For choices that stay; absent for acts. */
    readonly chosen?: boolean
    /** The words of screen readers after the label: the face keeps its width. */
    readonly note?: string | undefined
  }[]
  readonly onPick: (key: Key) => void
  /** The effect of picking one, for screen readers. */
  readonly label?: string
}

/** Quick choices that fill a field, such as 全部 or 1/3. */
export function Chips<Key extends string>({ items, onPick, label = '快捷选择' }: ChipsProps<Key>) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className={classes(
            styles.chip,
            item.chosen !== undefined && styles.choice,
            item.chosen === true && styles.chosen,
          )}
          aria-pressed={item.chosen}
          disabled={item.disabled === true}
          onClick={() => onPick(item.key)}
        >
          <span className={styles.face}>
            {item.label}
            {item.note === undefined ? null : <Spoken>{`，${item.note}`}</Spoken>}
          </span>
        </button>
      ))}
    </div>
  )
}
