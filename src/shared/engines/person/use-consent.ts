import { useQueryClient } from '@tanstack/react-query'
import { listPrivacyInfo, queryPrivacyInfo, withdrawConsent } from '#api/calls/privacy.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { useStepUp } from './use-step-up.ts'

const WITHDRAW = submissionCall(withdrawConsent, { notFound: GENERAL, proofNeeded: GENERAL })

/** A kind of personal information, and whether its consent was withdrawn. */
export interface ConsentInfo {
  readonly infoId: string
  readonly infoName: string
  readonly purpose: string
  readonly withdrawn: '0' | '1'
}

/** Withdraws the consent to one kind of information, or gives it again. The call is idempotent. */
export function useConsent({ infoId, infoName, purpose, withdrawn }: ConsentInfo) {
  const queries = useQueryClient()
  const withdraw = withdrawn !== '1'
  const stepUp = useStepUp()

  const changing = useSubmission({
    async check() {
      if (!withdraw) return true
      const answer = await dialog.confirm({
        title: '撤回同意',
        content: `撤回后，我们不再收集和使用您的${infoName}，“${purpose}”将停止，交易不受影响`,
        confirmText: '确认撤回',
      })
      return answer === 'confirm'
    },
    call: () => WITHDRAW({ infoId, withdrawn: withdraw ? '1' : '0' }),
    stepUp: (act) => stepUp.run(`撤回同意：${infoName}`, act),
    onDone: () => toast.show(withdraw ? '已撤回同意' : '已重新同意'),
    async onSettled() {
      await Promise.all(
        [listPrivacyInfo, queryPrivacyInfo].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
    },
    repeatable: true,
  })

  return { text: withdraw ? '撤回同意' : '重新同意', change: () => changing.start(), stepUp }
}
