import type { ReactElement } from 'react'
import type { MonthRow as Row } from '#domain/ledger/lines.ts'
import styles from '#shared/parts/ledger/ledger.module.css'

interface Props {
  readonly of: Pick<Row<unknown>, 'month'>
  readonly children: ReactElement
}

/** A row of a list by time, under its month where it is the first of it. */
export function MonthRow({ of: { month }, children }: Props) {
  return (
    <>
      {month === '' ? null : (
        <h3 className={styles.month}>{`${month.slice(0, 4)} 年 ${Number(month.slice(4))} 月`}</h3>
      )}
      {children}
    </>
  )
}
