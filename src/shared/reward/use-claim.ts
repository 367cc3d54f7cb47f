import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import {
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { send, type Answer } from '#api/client.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useReward } from './use-reward.ts'

type Claimed = v.InferOutput<typeof claimGoldCoinsTask.payload>

/**
 * Gives the functions that claim the coins of a task, or of all that are done in a category, and
 * show them. Whatever the answer, the tasks and the balance are read again.
 */
export function useClaim() {
  const client = useQueryClient()
  const showReward = useReward()
  async function show(claimId: string, answer: Answer<Claimed> | null): Promise<void> {
    if (answer === null) toast.show('没有收到领取结果，请以金币记录为准')
    else if (answer.ok) await showReward(claimId, answer.payload.reward)
    else toast.show(answer.retMsg)
    await client.invalidateQueries({ queryKey: [processGoldCoinsTask.name] })
    void client.invalidateQueries({ queryKey: [listGoldRecords.name] })
  }
  return {
    claimTask: async (taskId: string) =>
      show(taskId, await send(claimGoldCoinsTask, { taskId }).catch(() => null)),
    claimCategory: async (category: string, taskIds: readonly string[]) =>
      show(
        `${category} ${taskIds.join(' ')}`,
        await send(claimGoldCoinsTaskByCategory, { category }).catch(() => null),
      ),
  }
}
