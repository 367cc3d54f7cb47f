import { useNavigate } from 'react-router-dom'
import { resetTransPwd } from '#api/calls/account.ts'
import { passwordSet } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { dropProof, heldProof } from '#session/proofs.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import {
  CHOOSE_ANOTHER,
  NEW_PASSWORD_ROWS,
  useNewPassword,
  type NewPasswordState,
} from '#shared/proof/use-new-password.ts'
import { submissionCall } from '#shared/submission/submission-call.ts'
import { toast } from '#ui/overlays/toast.ts'

const RESET = submissionCall(resetTransPwd, { ...NEW_PASSWORD_ROWS, sameAsBefore: CHOOSE_ANOTHER })

interface Ends {
  readonly onTokenLost: () => void
  readonly onUnknown: () => void
}

/**
 * Sets the password on the strength of what was proved, and leads to the result. `before` is whether
 * one was set.
 */
export function useSetPassword(
  { from, mode }: PathInput<typeof bindingPaths.setPassword>,
  before: '0' | '1',
  ends: Ends,
): NewPasswordState {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const did = passwordSet(mode === 'change', before)
  const at = (step: '1' | '2') => bindingPaths.setPassword.to({ step, mode, from })
  return useNewPassword({
    steps: { first: at('1'), second: at('2') },
    submit: (sealed) => RESET({ transPwdToken: heldProof('transPwdToken') ?? '-', ...sealed }),
    onSet: () => {
      dropProof('transPwdToken')
      changed()
      void navigate(bindingPaths.setPasswordSuccess.to({ from, did }), { replace: true })
    },
    onTokenLost: () => {
      dropProof('transPwdToken')
      toast.show('验证已超过 15 分钟，请重新验证')
      ends.onTokenLost()
    },
    onUnknown: () => {
      dropProof('transPwdToken')
      ends.onUnknown()
    },
  })
}
