/** The steps of a complaint, for its timeline: rules.md#complaints. */
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'

interface Complaint {
  readonly submitTime: Time14
  readonly receiveTime: Time14 | null
  readonly dueDate: Date8
  readonly extendedReason: string
  readonly answers: readonly { readonly time: Time14 }[]
  readonly reopenTime: Time14 | null
  readonly closeTime: Time14 | null
}

export interface ComplaintStep {
  readonly key: string
  readonly label: string
  /** The time when it happened, or the last day for it; empty for none. */
  readonly date: string
  readonly note: string
  readonly state: 'done' | 'pending'
}

const at = (time: string | null) =>
  time === null ? undefined : formatDateTime(time, { seconds: false })

function step(
  key: string,
  label: string,
  time: string | null,
  due: string,
  note = '',
): ComplaintStep {
  const date = at(time) ?? (due === '' ? '' : formatDate(due))
  return { key, label, date, note, state: time === null ? 'pending' : 'done' }
}

/** Returns what has happened, and what is to come with its last day. */
export function complaintSteps(it: Complaint): readonly ComplaintStep[] {
  const [first, second] = it.answers
  const isFirst = it.reopenTime === null
  return [
    step('submit', '提交', it.submitTime, ''),
    step('receive', '受理', it.receiveTime, it.dueDate),
    step(
      'answer',
      '答复',
      first?.time ?? null,
      it.receiveTime !== null && isFirst ? it.dueDate : '',
      it.extendedReason,
    ),
    ...(isFirst
      ? []
      : [
          step('reopen', '再次提出', it.reopenTime, ''),
          step('second', '再次答复', second?.time ?? null, it.dueDate),
        ]),
    ...(it.closeTime === null ? [] : [step('close', '结案', it.closeTime, '')]),
  ]
}
