import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { listPlans } from '#api/calls/plan.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { Note } from '#ui/text/Note.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './ComingCard.module.css'
import { moneyNeeded } from '#domain/plan/money-needed.ts'

/** As many days as are read at a glance. */
const DAYS_SHOWN = 8

interface Props {
  readonly list: v.InferOutput<typeof listPlans.payload>
  /** The plans in view. */
  readonly plans: readonly Plan[]
}

/** The money that the plans in view need in the next thirty days. */
export function ComingCard({ list, plans }: Props) {
  usePublishedUntil()
  const { veil } = useHiddenAmounts()
  const { amount, times, days } = moneyNeeded(list.upcoming, plans)
  const shown = days.slice(0, DAYS_SHOWN)
  const today = list.serverTime.slice(0, 8)
  const smart = plans.some((plan) => plan.smart !== null && plan.nextDebitDate !== null)
  return (
    <SumCard label="未来 30 天预计扣款（元）">
      <NumberText size="hero" value={veil(formatAmount(amount))} />
      <Note gap={1}>
        {times === 0 ? `至 ${formatNearDay(list.through, today)} 没有扣款` : `共 ${times} 次：`}
        {shown.map((day, index) => (
          <span key={day}>
            <span className={styles.day}>{plannedText(day, 'near', today)}</span>
            {index === shown.length - 1 ? '' : '、'}
          </span>
        ))}
        {days.length > DAYS_SHOWN ? ` 等 ${days.length} 天` : ''}
      </Note>
      <CalendarNote dates={shown} />
      {smart ? <Note gap={1}>智能定投未定的金额按基准金额计</Note> : null}
    </SumCard>
  )
}
