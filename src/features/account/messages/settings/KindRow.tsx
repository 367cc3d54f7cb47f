import type * as v from 'valibot'
import { queryMessageSettings, setMessageSetting } from '#api/calls/message.ts'
import { useReread } from '#api/use-reread.ts'
import { MESSAGE_KIND_NAMES } from '#domain/message/message-events.ts'
import { kindNote } from '#domain/message/kind-notes.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Row } from '#ui/lists/Row.tsx'

const SET = submissionCall(setMessageSetting, {})

type KindSetting = v.InferOutput<typeof queryMessageSettings.payload>['kinds'][number]

/** One kind of messages, which is switched on and off; one that must be sent says why. */
export function KindRow({ setting: { kind, on, locked } }: { readonly setting: KindSetting }) {
  const reread = useReread(queryMessageSettings)
  const changing = useSubmission({
    call: () => SET({ kind, on: on === '1' ? '0' : '1' }),
    onDone: () => {},
    onSettled: reread,
    repeatable: true,
  })
  return (
    <Row
      title={MESSAGE_KIND_NAMES[kind]}
      note={kindNote(kind, locked)}
      value={locked === 'all' ? '始终开启' : on === '1' ? '已开启' : '已关闭'}
      onClick={locked === 'all' ? undefined : () => void changing.start()}
    />
  )
}
