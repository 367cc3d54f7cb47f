import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { keepHomepage } from '#api/calls/keep-challenge.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Note } from '#ui/text/Note.tsx'

/** The steps of the challenge, and until when they are reached and claimed. */
export type KeepChallenge = Pick<
  v.InferOutput<typeof keepHomepage.payload>,
  'steps' | 'endTime' | 'claimUntil'
>

interface Props {
  /** The challenge; a step that cannot be reached by its end is named. */
  readonly challenge: KeepChallenge
  /** The debits ahead, the next one first. */
  readonly debits: readonly Date8[]
}

/** Returns when a step can be earned at the earliest; undefined while that is not known. */
function earliestText(times: number, debits: readonly Date8[], endTime: Time14) {
  const earliest = debits[times - 1]
  if (earliest === undefined) return undefined
  const late = earliest > endTime.slice(0, 8) ? '，晚于活动结束日' : ''
  return `最早 ${plannedText(earliest, 'full')}${late}`
}

/** The rewards of going on with a plan, and when each can be earned at the earliest. */
export function KeepSteps({ challenge, debits }: Props) {
  usePublishedUntil()
  const { steps, endTime, claimUntil } = challenge
  return (
    <Card title="坚持奖励">
      <UnreadableNotice of={[steps]} />
      <KeyValue
        items={steps.map(({ times, rewardTxt }) => ({
          label: `连续 ${times} 期`,
          value: rewardTxt,
          note: earliestText(times, debits, endTime),
        }))}
      />
      <CalendarNote dates={steps.map(({ times }) => debits[times - 1])} />
      <Note>
        {`扣款并确认份额后计期，扣款失败、跳过、撤单或暂停后重新计；已达成的奖励保留，${formatDate(claimUntil)} 前领取。`}
      </Note>
    </Card>
  )
}
