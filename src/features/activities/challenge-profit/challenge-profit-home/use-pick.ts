import { useState } from 'react'
import {
  claimPickReward,
  queryPickWeek,
  setPickName,
  submitPick,
} from '#api/calls/activities/challenge-profit.ts'
import { fetchOrThrow } from '#api/query.ts'
import { CLAIM_ENDS, useClaims } from '#shared/engines/reward/use-claims.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import type { PickWeek } from './pick-words.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const
const SUBMIT = submissionCall(submitPick, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
})
const NAME = submissionCall(setPickName, { notFound: CHANGED, cannotJoin: CHANGED })
const { cannotJoin: _joined, ...ENDS } = CLAIM_ENDS
const CLAIM = submissionCall(claimPickReward, ENDS)

/** The fund that is chosen for a week, and handing it in; a choice for another week is forgotten. */
export function usePick(activityId: string, round: PickWeek['round'], reread: () => Promise<void>) {
  const weekId = round?.weekId ?? ''
  const [choice, choose] = useState({ weekId: '', fundCode: '' })
  const own = round?.own?.fundCode ?? null
  const fundCode = choice.weekId === weekId && weekId !== '' ? choice.fundCode : own
  const sending = useSubmission({
    repeatable: true,
    call: () => (fundCode === null ? null : SUBMIT({ activityId, weekId, fundCode })),
    askOutcome: async () => {
      const now = await fetchOrThrow(queryPickWeek, { activityId })
      return now.round?.weekId === weekId && now.round.own?.fundCode === fundCode
    },
    onDone: async () => {
      await reread()
      toast.show('已提交，截止前可以修改')
    },
    words: { notDone: { at: 'toast', text: '没有提交成功，请再试一次' } },
    actions: { reread },
  })
  return {
    fundCode,
    isKept: own !== null && own === fundCode,
    choose: (code: string) => choose({ weekId, fundCode: code }),
    submit: async () => {
      if (fundCode === null) return toast.show('请先选择一只基金')
      return sending.start()
    },
  }
}

/** Shows the masked name in the ranking, or takes that back. */
export function useNaming(activityId: string, showName: boolean, reread: () => Promise<void>) {
  const wanted = showName ? '0' : '1'
  return useSubmission({
    repeatable: true,
    call: () => NAME({ activityId, showName: wanted }),
    onDone: reread,
    words: { unknown: { at: 'toast', text: '没有保存成功，请再试一次' } },
    actions: { reread },
  })
}

/** Claims the coins of wins in a row. */
export function usePickClaims(activityId: string, reread: () => Promise<void>) {
  const show = useReward()
  return useClaims({
    send: (stepId: string) => CLAIM({ activityId, stepId }),
    isClaimed: async (stepId) => {
      const { steps } = await fetchOrThrow(queryPickWeek, { activityId })
      return steps.some((it) => it.stepId === stepId && it.state === 'claimed')
    },
    announce: (stepId, payload) =>
      payload === null ? toast.show('已领取') : show(`${activityId}:${stepId}`, payload.reward),
    reread,
  })
}
