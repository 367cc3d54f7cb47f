import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { claimGoldCoinsTaskByCategory, processGoldCoinsTask } from '#api/calls/activity.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall, type SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { toast } from '#ui/base/toast.ts'
import { CLAIM_TASK, claimIntent } from './claim-task.ts'
import { useReward } from './use-reward.ts'

const CLAIM_CATEGORY = actCall(claimGoldCoinsTaskByCategory, {
  notEarned: '没有可以领取的金币',
  notFound: '这些任务已经结束',
})

type Claimed = v.InferOutput<typeof claimGoldCoinsTaskByCategory.payload>

/** Returns whether all of these tasks are claimed. Rejects where one is not listed any more. */
async function areClaimed(taskIds: readonly string[]): Promise<boolean> {
  const { tasks, signIn } = await fetchOrThrow(processGoldCoinsTask, {})
  const states = new Map(tasks.map(({ taskId, state }) => [taskId, state]))
  if (signIn.today === 'claimed') states.set(signIn.taskId, 'claimed')
  if (taskIds.some((taskId) => !states.has(taskId) && taskId !== signIn.taskId))
    throw new Error('a task is not listed any more')
  return taskIds.every((taskId) => states.get(taskId) === 'claimed')
}

/**
 * Gives the functions that claim the coins of a task, or of all that are done in a category, and
 * show them. Whatever the answer, the tasks and the balance are read again; after a lost one the
 * tasks say what became of it.
 */
export function useClaim() {
  const client = useQueryClient()
  const showReward = useReward()
  async function claim(
    intent: string,
    call: SubmissionCall<Claimed>,
    taskIds: readonly string[],
  ): Promise<void> {
    await sendAct({
      intent,
      call,
      askOutcome: () => areClaimed(taskIds),
      onDone: async (claimed) => {
        if (claimed === null) toast.show('金币已领取')
        else await showReward(taskIds.join(' '), claimed.reward)
      },
      onSettled: async () => {
        await client.invalidateQueries({ queryKey: [processGoldCoinsTask.name] })
        void client.invalidateQueries({ queryKey: [listGoldRecords.name] })
      },
      notDone: '没有领取成功，请再试一次',
    })
  }
  return {
    claimTask: (taskId: string) => claim(claimIntent(taskId), CLAIM_TASK({ taskId }), [taskId]),
    claimCategory: (category: string, taskIds: readonly string[]) =>
      claim(`claim all ${category}`, CLAIM_CATEGORY({ category }), taskIds),
  }
}
