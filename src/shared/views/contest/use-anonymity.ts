import { useQueryClient } from '@tanstack/react-query'
import { setAnonymous } from '#api/calls/game-standing.ts'
import { rereadAll } from '#api/reread.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

const SET = submissionCall(setAnonymous, {})

/** Agrees to be named with another act, such as joining; a failure says where to do it again. */
export const agreeToBeNamed = () =>
  sendAct({
    intent: 'named in rankings',
    call: SET({ anonymous: '0' }),
    unknown: '姓名显示是否设置成功暂时无法确认，请以排名下方为准',
    notDone: '姓名显示没有设置成功，可以在排名下方再设置',
  })

/** Shows or hides the user's masked name in the rankings of all activities. */
export function useAnonymity(anonymous: boolean) {
  const queries = useQueryClient()
  const named = anonymous
  return useSubmission({
    call: () => SET({ anonymous: named ? '0' : '1' }),
    onDone: () => toast.show(named ? '排名中将显示打码的姓名' : '排名中将显示为匿名用户'),
    onSettled: () => rereadAll(queries),
    repeatable: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的设置为准') } },
  })
}
