import { claimGoldCoinsTask, processGoldCoinsTask } from '#api/calls/activity.ts'
import { send } from '#api/client.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { session } from '#session/session.ts'
import { useReward } from './use-reward.ts'

/** The tasks that the app itself reports: rules.md#tasks-and-rewards. */
export type ReportedTask =
  | 'binding_card'
  | 'risk_assessment'
  | 'read_article'
  | 'view_fund'
  | 'view_gold'

/** A task of the tree, which a user plays before the name is verified. */
const FOR_ANYONE: ReportedTask = 'view_gold'

/**
 * Gives the function that reports a task once its act is done, for a verified user, and shows the
 * coins that it has earned. A user who is not known yet is left to the provider, which gives
 * nothing to the unverified. A failure changes nothing: the act is done, and is in the provider's
 * own records.
 */
export function useTaskReport(): (task: ReportedTask) => void {
  const show = useReward()

  async function report(taskBizId: ReportedTask): Promise<void> {
    const reported = await send(processGoldCoinsTask, { taskBizId })
    if (!reported.ok) return
    const earned = reported.payload.tasks.find(
      (it) => it.taskBizId === taskBizId && it.state === 'earned',
    )
    if (earned === undefined) return
    const { taskId } = earned
    const claimed = await send(claimGoldCoinsTask, { taskId })
    if (claimed.ok) await show(taskId, claimed.payload.reward)
  }

  return (task) => {
    if (task === FOR_ANYONE || nameVerified(session) !== false) report(task).catch(() => {})
  }
}
