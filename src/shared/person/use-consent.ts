import { useQueryClient } from '@tanstack/react-query'
import { send } from '#api/client.ts'
import { listPrivacyInfo, queryPrivacyInfo, withdrawConsent } from '#api/calls/privacy.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useStepUp } from './use-step-up.ts'

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

  async function change() {
    if (withdraw) {
      const answer = await dialog.confirm({
        title: '撤回同意',
        content: `撤回后，我们不再收集和使用您的${infoName}，“${purpose}”将停止，交易不受影响`,
        confirmText: '确认撤回',
      })
      if (answer !== 'confirm') return
    }
    try {
      const answer = await stepUp.run(`撤回同意：${infoName}`, () =>
        send(withdrawConsent, { infoId, withdrawn: withdraw ? '1' : '0' }),
      )
      if (answer === null) return
      if (answer.ok) toast.show(withdraw ? '已撤回同意' : '已重新同意')
      else await dialog.alert({ content: answer.retMsg || '没有设置成功，请稍后再试' })
    } catch {
      // The network toast has been shown; the current state is fetched below.
    }
    await Promise.all(
      [listPrivacyInfo, queryPrivacyInfo].map(({ name }) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
  }

  return { text: withdraw ? '撤回同意' : '重新同意', change, stepUp }
}
