import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { openChest, queryChest, signIn } from '#api/calls/activities/chest.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useDraft } from '#session/draft.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const
const OPEN = submissionCall(openChest, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
  notEarned: CHANGED,
  soldOut: CHANGED,
})
const SIGN = submissionCall(signIn, { activityOver: CHANGED, alreadyClaimed: CHANGED })

const kept = v.object({ requestNo: v.string() })

/**
 * Opens the chest. The number of an opening is kept until it is answered, through a reload too: a
 * lost answer is asked for, and the same opening has the same prize.
 */
export function useOpening(activityId: string) {
  const queries = useQueryClient()
  const [{ requestNo }, keep] = useDraft(`main:${activityId}`, kept, { requestNo: newRequestNo() })
  const asked = async () => fetchOrThrow(queryChest, { activityId })
  const opening = useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => {
      keep({ requestNo })
      return OPEN({ activityId, requestNo })
    },
    askOutcome: async () => {
      const { draws, last } = await asked()
      const draw = last.find((it) => it.requestNo === requestNo)
      return draw === undefined ? false : { draw, draws }
    },
    onDone: async (payload) => {
      keep({ requestNo: newRequestNo() })
      await rereadAll(queries)
      if (payload === null) return
      const { title, coins } = payload.draw
      await dialog.alert({
        title: `开出 ${title}`,
        content: coins === null ? '券已放入卡券中心' : '金币已入账，可在金币明细查看',
        confirmText: '知道了',
      })
    },
    words: { notDone: { at: 'toast', text: '没有开启成功，请再试一次，次数没有扣除' } },
    actions: { reread: () => rereadAll(queries) },
  })
  return { busy: opening.at === 'sending', open: () => opening.start() }
}

/** Signs in for the day that the provider has named. */
export function useSigning(activityId: string, day: string) {
  const queries = useQueryClient()
  const signing = useSubmission({
    repeatable: true,
    call: () => SIGN({ day }),
    askOutcome: async () => (await fetchOrThrow(queryChest, { activityId })).signIn.isSigned,
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已签到')
    },
    words: { notDone: { at: 'toast', text: '没有签到成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
  return { busy: signing.at === 'sending', sign: () => signing.start() }
}
