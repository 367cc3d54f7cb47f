import type * as v from 'valibot'
import type { queryComplaint } from '#api/calls/complaint.ts'
import { formatDate, formatDateTime } from '#domain/money/format-figures.ts'
import type { Step } from '#ui/lists/Timeline.tsx'

type Complaint = v.InferOutput<typeof queryComplaint.payload>

const at = (time: string | null) =>
  time === null ? undefined : formatDateTime(time, { seconds: false })

function step(key: string, label: string, time: string | null, due: string, note = ''): Step {
  const date = at(time) ?? (due === '' ? '' : formatDate(due))
  return { key, label, date, note, state: time === null ? 'pending' : 'done' }
}

/** What has happened, and what is to come with its last day. */
export function complaintSteps(it: Complaint): readonly Step[] {
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
