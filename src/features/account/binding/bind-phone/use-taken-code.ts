import { verifyMobileCode } from '#api/calls/account.ts'
import type { MessageCodeState } from '#shared/proof/use-message-code.ts'
import { CODE_ROWS, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'

const VERIFY = submissionCall(verifyMobileCode, CODE_ROWS)

/** Gives the code in; what is wrong with it the field says. */
export const useTakenCode = (message: MessageCodeState, onProved: (proofToken: string) => void) =>
  useSubmission({
    code: message,
    call: () => message.entered && VERIFY(message.entered),
    onDone: (proved) => (proved === null ? undefined : onProved(proved.proofToken)),
    repeats: true,
  }).start
