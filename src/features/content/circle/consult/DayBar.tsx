import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { Button } from '#ui/base/Button.tsx'
import { DayField } from '#ui/fields/day/DayField.tsx'
import styles from './DayBar.module.css'

interface Props {
  /** Undefined: all days. */
  readonly date: Date8 | undefined
  readonly onChoose: (date: Date8 | undefined) => void
}

/** Nothing is older. */
const FIRST: Date8 = '20200101'

/** Chooses a day, and goes from one to the next. */
export function DayBar({ date, onChoose }: Props) {
  const today = now14().slice(0, 8)
  return (
    <div className={styles.bar}>
      <div className={styles.field}>
        <DayField
          label="日期"
          value={date ?? ''}
          text={date === undefined ? '' : formatDate(date)}
          placeholder="全部日期"
          first={FIRST}
          last={today}
          onChoose={onChoose}
        />
      </div>
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
