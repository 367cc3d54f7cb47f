import { bindPensionFundAccount, queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

const OPEN = submissionCall(bindPensionFundAccount, {
  ...PASSWORD_ROWS,
  notBound: { at: 'dialog', text: '请先绑定资金账户', action: 'bindCard' },
  tokenExpired: GENERAL,
})

/** Opens the fund account by the trading password. */
export function useFundAccount(from: string | undefined) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const replaceBy = (address: string) => {
    changed()
    replace(address)
  }
  const toResult = () => replaceBy(taxDelayPaths.bindResult.to({ from }))
  return useSubmission({
    requiresPassword: true,
    call: async ({ seal, password }) => OPEN(await seal({ transPwd: password })),
    askOutcome: async () => (await fetchOrThrow(queryPensionAccount, {})).fundAccountFlag === '1',
    actions: { bindCard: () => replaceBy(icbcPaths.bindCard.to({ from })) },
    onDone: toResult,
    // The result asks again.
    onUnknown: toResult,
    words: { notDone: { at: 'toast', text: '基金账户还没有开通，请再次提交' } },
  })
}
