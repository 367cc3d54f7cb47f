import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as v from 'valibot'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { claimGoldTreeStage, queryGoldTree } from '#api/calls/gold/tree.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

export type GoldTree = v.InferOutput<typeof queryGoldTree.payload>
export type StageReward = GoldTree['rewards'][number]

const claimCall = submissionCall(claimGoldTreeStage, {
  notFound: GENERAL,
  notAuthenticated: { at: 'dialog', offer: { text: '去认证', action: 'verify' } },
  notEarned: GENERAL,
  alreadyClaimed: { at: 'toast' },
  activityOver: GENERAL,
})

/** Claims the coins of a stage; whether a lost claim was made, the tree says. */
export function useStageClaim(activityId: string) {
  const client = useQueryClient()
  const showReward = useReward()
  const verify = useRealName()
  const wanted = useRef<StageReward | null>(null)
  const claim = useSubmission({
    repeatable: true,
    call: () => {
      if (wanted.current === null) return null
      const { round, stage } = wanted.current
      return claimCall({ activityId, round, stage })
    },
    askOutcome: async () => {
      const { rewards } = await fetchOrThrow(queryGoldTree, { activityId })
      const { round, stage } = wanted.current ?? { round: 0, stage: 'seed' }
      const found = rewards.find((it) => it.round === round && it.stage === stage)
      // Of an earlier round, what was claimed is not listed any more.
      return found === undefined || found.state === 'claimed'
    },
    onDone: async (payload) => {
      if (payload === null || wanted.current === null) return
      const { round, stage } = wanted.current
      await showReward(`${activityId} ${round} ${stage}`, payload.reward)
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [queryGoldTree.name] })
      void client.invalidateQueries({ queryKey: [listGoldRecords.name] })
    },
    words: { unknown: { at: 'toast', text: '没有收到领取结果，请以金币记录为准' } },
    actions: { verify: async () => void (await verify()) },
  })
  return async (reward: StageReward) => {
    wanted.current = reward
    await claim.start()
  }
}
