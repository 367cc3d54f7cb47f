import { claimGoldCoinsTask } from '#api/calls/activity.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'

export const CLAIM_TASK = actCall(claimGoldCoinsTask, {
  alreadyClaimed: '这个任务的金币已经领取过了',
  notEarned: '这个任务还没有完成',
  notFound: '这个任务已经结束',
})

/** The same where the user claims, and where the app does that as the task is done. */
export const claimIntent = (taskId: string): string => `claim ${taskId}`
