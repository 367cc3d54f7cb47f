import { Children, type ReactNode } from 'react'

import styles from './RowList.module.css'

export interface RowListProps {
  readonly children: ReactNode
  readonly label?: string | undefined
}

/** Rows under one another with hairlines between; a list to screen readers. */
export function RowList({ children, label }: RowListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) =>
        child === null || child === undefined || typeof child === 'boolean' ? null : (
          <li className={styles.item}>{child}</li>
        ),
      )}
    </ul>
  )
}
