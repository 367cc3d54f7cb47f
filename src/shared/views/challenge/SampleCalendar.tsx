import { streak, type InstalmentOutcome } from '#domain/campaign/streak.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Note } from '#ui/text/Note.tsx'
import { SlotMarks } from './SlotMarks.tsx'

/** Twelve weeks as they may go: the third debit fails, the next eleven do not. */
const OUTCOMES: readonly InstalmentOutcome[] = Array.from({ length: 13 }, (_, at) =>
  at === 2 ? 'missed' : 'paid',
)

/** A calendar of weeks with a miss that is let pass: by the rule that counts the user's own. */
export function SampleCalendar() {
  const { now, slots } = streak(OUTCOMES, 1)
  return (
    <Card title="示例日历">
      <SlotMarks
        label="示例日历"
        slots={slots.map((state, at) => ({ key: `${at}`, day: `第 ${at + 1} 周`, state }))}
      />
      <Note gap={3}>
        {`示例：第 3 周扣款失败，用掉 1 次豁免，连续期数保留，第 ${slots.length} 周累计连续 ${now} 期。再错过一期，从 0 重新计。`}
      </Note>
    </Card>
  )
}
