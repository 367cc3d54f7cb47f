import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { session } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { CLAIM_TASK, claimIntent } from './claim-task.ts'
import { useReward } from './use-reward.ts'

/** The tasks that the app itself reports: rules.md#tasks-and-rewards. */
export type ReportedTask =
  | 'binding_card'
  | 'risk_assessment'
  | 'read_article'
  | 'view_fund'
  | 'view_gold'

const REPORT = actCall(processGoldCoinsTask)

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
    const reported = await sendAct({
      intent: `report ${taskBizId}`,
      call: REPORT({ taskBizId }),
      quiet: true,
    })
    if (reported.end !== 'done' || reported.payload === null) return
    const earned = reported.payload.tasks.find(
      (it) => it.taskBizId === taskBizId && it.state === 'earned',
    )
    if (earned === undefined) return
    const { taskId } = earned
    await sendAct({
      intent: claimIntent(taskId),
      call: CLAIM_TASK({ taskId }),
      onDone: async (claimed) => {
        if (claimed !== null) await show(taskId, claimed.reward)
      },
      quiet: true,
    })
  }

  return (task) => {
    if (task === FOR_ANYONE || nameVerified(session) !== false) report(task).catch(() => {})
  }
}
