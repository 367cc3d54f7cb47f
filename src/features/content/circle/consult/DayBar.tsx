import { addDays, isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { now14 } from '#platform/clock.ts'
import { Button } from '#ui/fields/Button.tsx'
import styles from './DayBar.module.css'

interface Props {
  /** Undefined: all days. */
  readonly date: Date8 | undefined
  readonly onChoose: (date: Date8 | undefined) => void
}

/** Chooses a day, and goes from one to the next. */
export function DayBar({ date, onChoose }: Props) {
  const today = now14().slice(0, 8)
  const pick = (text: string) => {
    const day = text.replaceAll('-', '')
    if (day === '') onChoose(undefined)
    else if (isDate8(day) && day <= today) onChoose(day)
  }
  return (
    <div className={styles.bar}>
      <label className={styles.field}>
        <span className={styles.label}>日期</span>
        <input
          className={styles.input}
          type="date"
          max={formatDate(today)}
          value={date === undefined ? '' : formatDate(date)}
          onChange={(event) => pick(event.target.value)}
        />
      </label>
      {date !== undefined && (
        <div className={styles.acts}>
          <Button kind="text" size="small" onClick={() => onChoose(addDays(date, -1))}>
            前一天
          </Button>
          <Button
            kind="text"
            size="small"
            disabled={date >= today}
            onClick={() => onChoose(addDays(date, 1))}
          >
            后一天
          </Button>
          <Button kind="text" size="small" onClick={() => onChoose(undefined)}>
            全部
          </Button>
        </div>
      )}
    </div>
  )
}
