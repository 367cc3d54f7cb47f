import { verifyTransPwd } from '#api/calls/account.ts'
import {
  LOCKED_HERE,
  submissionCall,
  WRONG_PASSWORD,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

const VERIFY = submissionCall(verifyTransPwd, {
  wrongTradingPassword: WRONG_PASSWORD,
  tradingPasswordLocked: LOCKED_HERE,
  tokenExpired: WRONG_PASSWORD,
  otherwise: WRONG_PASSWORD,
})

/** Checks the password that is set; the token of a right one lets another be set. */
export function usePasswordCheck(onRight: (token: string) => void, reset: () => void) {
  const check = useSubmission({
    call: async ({ seal, password }) =>
      VERIFY({ ...(await seal({ transPwd: password })), purpose: 'changePassword' }),
    onDone: (proved) => (proved === null ? undefined : onRight(proved.proofToken)),
    actions: { reset },
    words: { unknown: { at: 'password', text: noAnswer('请重新输入') } },
    repeatable: true,
  })
  return { error: check.problem('password'), enter: check.start }
}
