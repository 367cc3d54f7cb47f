import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { unbroken } from '#ui/text/unbroken.ts'
import styles from './KeyValue.module.css'

export interface KeyValueItem {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
}

interface KeyValueProps {
  readonly items: readonly KeyValueItem[]
  /** Small and close: where something else has to fit below. */
  readonly dense?: boolean
}

/** Labels and their values, as a definition list. */
export function KeyValue({ items, dense = false }: KeyValueProps) {
  return (
    <dl className={classes(styles.list, dense && styles.dense)}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={styles.pair}>
          <dt className={styles.label}>{unbroken(label)}</dt>
          <dd className={styles.value}>
            {unbroken(value)}
            {note !== undefined && <span className={styles.note}>{unbroken(note)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
