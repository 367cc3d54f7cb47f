import { unbindBankCard } from '#api/calls/bank.ts'
import { unbindWeChat } from '#api/calls/login.ts'
import { endsSession } from '#domain/binding/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { signInContainer } from '#platform/bridge.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import {
  LOCKED_HERE,
  submissionCall,
  WRONG_PASSWORD,
  type SubmissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useShell } from '#templates/shell-context.ts'
import { keepJustUntied } from '../parts/just-untied.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

type What =
  | { readonly type: '1' | '2'; readonly from: string | undefined }
  | { readonly type: '3'; readonly bankSerial: string; readonly from: string | undefined }

const REFUSED = { at: 'dialog', action: 'goBack' } as const
const ROWS = {
  wrongTradingPassword: WRONG_PASSWORD,
  tradingPasswordLocked: LOCKED_HERE,
  coolDown: REFUSED,
  tokenExpired: REFUSED,
  // After an answer that was lost this is the provider's word that it is untied.
  accountNeeded: { at: 'none', means: 'done' },
  otherwise: REFUSED,
} as const
const UNBIND_CARD = submissionCall(unbindBankCard, {
  ...ROWS,
  notFound: REFUSED,
  cardInUse: REFUSED,
  requestPending: REFUSED,
})
const UNBIND_USER = submissionCall(unbindWeChat, { ...ROWS, notBound: ROWS.accountNeeded })

/** Unties by the trading password; the result page reads what has come of it. */
export function useUntying(what: What, onRefused: () => void) {
  const replace = useReplace()
  const shell = useShell()
  const { changed } = useWayBack(what.from)
  const reset = () => replace(bindingPaths.setBank.to({ from: what.from }))

  function showResult(): void {
    const { type, from } = what
    const named = what.type === '3' ? { bankSerial: what.bankSerial } : {}
    replace(bindingPaths.untieSuccess.to({ type, from, ...named }))
  }

  async function succeed(): Promise<void> {
    if (what.type !== '3') {
      keepJustUntied(what.type)
      if (endsSession(what.type, await signInContainer())) {
        // First the result, which needs no user: without one this page would ask to sign in.
        showResult()
        return shell.signOut()
      }
    }
    changed()
    return showResult()
  }

  const untying = useSubmission({
    async call({ seal, password }): Promise<SubmissionCall<unknown, never, 'reset' | 'goBack'>> {
      const sealed = await seal({ transPwd: password })
      return what.type === '3'
        ? UNBIND_CARD({ bankSerial: what.bankSerial, ...sealed })
        : UNBIND_USER({ unbindType: what.type, ...sealed })
    },
    onDone: succeed,
    onUnknown: showResult,
    actions: { reset, goBack: onRefused },
  })

  return { error: untying.problem('password'), onComplete: untying.start, onForgot: reset }
}
