import type { ReactNode } from 'react'
import type { Direction } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { inApp } from '#platform/bridge.ts'
import { classes } from '#ui/classes.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './DayTable.module.css'

/** The names of the two or three columns next to the date. */
type DayColumns = readonly [string, string] | readonly [string, string, string]

const gridClass = (columns: DayColumns) => (columns.length === 2 ? styles.of2 : styles.of3)

/** The table's head. Hidden from screen readers: each cell has its label. */
export function DayHead({ columns }: { readonly columns: DayColumns }) {
  return (
    <div
      className={classes(styles.head, gridClass(columns))}
      data-under-header={!inApp()}
      aria-hidden="true"
    >
      <span>日期</span>
      {columns.map((name) => (
        <span key={name} className={styles.cell}>
          {name}
        </span>
      ))}
    </div>
  )
}

interface DayCell {
  readonly value: string
  readonly tone?: Direction
}

interface Props {
  readonly columns: DayColumns
  /** YYYYMMDD. */
  readonly date: string
  /** One for each column. */
  readonly cells: readonly DayCell[]
  /** An event of the day. */
  readonly note?: ReactNode
}

/** One row of a table by day. */
export function DayRow({ columns, date, cells, note }: Props) {
  return (
    <div className={classes(styles.row, gridClass(columns))}>
      <span className={styles.date}>{formatDate(date)}</span>
      {columns.map((name, at) => {
        const { value = '--', tone = 'ink' } = cells[at] ?? {}
        return (
          <span key={name} className={styles.cell}>
            <NumberText size="note" label={name} value={value} tone={tone} />
          </span>
        )
      })}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </div>
  )
}
