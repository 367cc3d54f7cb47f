import type { ReactNode } from 'react'

import styles from './KeyValue.module.css'

export interface KeyValueItem {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
}

/** Labels and their values, as a definition list. */
export function KeyValue({ items }: { readonly items: readonly KeyValueItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={styles.pair}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
