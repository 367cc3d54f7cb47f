import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import {
  isAbroad,
  plannedText,
  usePublishedUntil,
  type OverseasDays,
} from '#shared/parts/dates/planned-day.ts'
import { explainDebits, planCycle, type AskedCycle } from '#domain/plan/schedule.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { debitDayText, movedText } from '#shared/parts/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import styles from './DebitsCard.module.css'

interface Props {
  readonly cycle: AskedCycle
  readonly firstDay: Date8
  readonly dates: readonly Date8[]
  readonly today: Date8
  readonly overseas: OverseasDays
  /** The dates are those of the terms before the last change: they are not explained. */
  readonly stale: boolean
  /** The name of the first of them. */
  readonly first: '首次扣款' | '下次扣款'
}

const SHOWN = 6

/** On which days the next debits fall, those marked that a closed day has moved. */
export function DebitsCard(props: Props) {
  const { cycle, firstDay, dates, today, overseas, stale, first: name } = props
  usePublishedUntil()
  const abroad = isAbroad(overseas)
  const shown = dates.slice(0, SHOWN)
  const asked = stale ? null : planCycle(cycle, firstDay)
  const debits =
    asked === null
      ? dates.map((date) => ({ date, planned: [date], moved: false }))
      : explainDebits(asked, dates, today)
  const [first] = debits
  if (first === undefined) return null
  return (
    <Card title="扣款日期" extra="09:30 起扣款">
      <div aria-live="polite" aria-busy={stale} className={styles.debits}>
        <p className={styles.first}>
          {name} <strong>{plannedText(first.date, 'fullWeekday', today, abroad)}</strong>
        </p>
        <KeyValue
          dense
          items={debits.slice(0, SHOWN).map((debit, index) => ({
            label: `第 ${index + 1} 次`,
            value: debitDayText(debit.date, today, abroad),
            note: debit.moved ? movedText(debit, today, overseas.overseasClosures) : undefined,
          }))}
        />
        <CalendarNote
          dates={shown}
          overseas={{
            ...overseas,
            // A planned day says it itself; a daily plan has none.
            overseasClosures:
              cycle.cycle === 'daily'
                ? overseas.overseasClosures.filter(
                    ({ date }) => date <= (shown[shown.length - 1] ?? ''),
                  )
                : [],
          }}
        />
      </div>
    </Card>
  )
}
