import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useCurrent } from '#api/use-current.ts'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { resetTransPwd } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { passwordSet, passwordStep } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { dropProof, heldProof, keepProof } from '#session/proofs.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { NewPassword } from '#shared/engines/proof/NewPassword.tsx'
import { PasswordStep } from '#features/account/binding/parts/PasswordStep.tsx'
import {
  CHOOSE_ANOTHER,
  NEW_PASSWORD_ROWS,
  useNewPassword,
} from '#shared/engines/proof/use-new-password.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useTitle } from '#templates/use-title.ts'
import { toast } from '#ui/base/toast.ts'
import { PASSWORD_STEPS } from '../parts/password-steps.ts'
import { LostPassword } from './LostPassword.tsx'
import { usePasswordCheck } from './use-password-check.ts'

const RESET = submissionCall(resetTransPwd, { ...NEW_PASSWORD_ROWS, sameAsBefore: CHOOSE_ANOTHER })

type Input = PathInput<typeof bindingPaths.setPassword>

/**
 * Types a new trading password twice. Without what lets it be set (a reload has lost it) it begins
 * with the card, or with the old password where that is to be changed.
 */
export default function SetPasswordScreen({ input }: { readonly input: Input }) {
  const { from, mode } = input
  const change = mode === 'change'
  const replace = useReplace()
  const { changed } = useWayBack(from)
  // The user's status, by which a lost answer is judged: requested before anything is sent.
  const user = useCurrent(queryUserStatus, {})
  const [lost, setLost] = useState(false)
  const [hasToken, setHasToken] = useState(() => heldProof('transPwdToken') !== null)
  /** Says whether a password was set. */
  const before = user.data?.tpwdFlag ?? '1'
  const at = (step: '1' | '2') => bindingPaths.setPassword.to({ step, mode, from })
  useTitle(change ? '修改交易密码' : undefined)

  const password = useNewPassword({
    steps: { first: at('1'), second: at('2') },
    submit: (sealed) => RESET({ transPwdToken: heldProof('transPwdToken') ?? '-', ...sealed }),
    onSet() {
      dropProof('transPwdToken')
      changed()
      const did = passwordSet(change, before)
      replace(bindingPaths.setPasswordSuccess.to({ from, did }))
    },
    onTokenLost() {
      dropProof('transPwdToken')
      toast.show('验证已超过 15 分钟，请重新验证')
      setHasToken(false)
    },
    onUnknown() {
      dropProof('transPwdToken')
      setLost(true)
    },
  })
  const step = passwordStep({ wish: input.step, change, hasToken, hasFirst: password.hasFirst })
  const steps = change ? PASSWORD_STEPS.change : PASSWORD_STEPS.card

  if (lost) {
    return (
      <LostPassword
        before={before}
        change={change}
        from={from}
        onAgain={() => {
          setLost(false)
          setHasToken(false)
        }}
      />
    )
  }
  if (step === 'card') return <Navigate to={bindingPaths.setBank.to({ from })} replace />
  if (step === 'old') {
    return (
      <StoppedFlow sends="resetTransPwd">
        <OldPassword steps={steps} from={from} onProved={() => setHasToken(true)} />
      </StoppedFlow>
    )
  }
  return (
    <StoppedFlow sends="resetTransPwd">
      <NewPassword
        step={step === 'second' ? '2' : '1'}
        password={password}
        steps={steps}
        current={step === 'second' ? 2 : 1}
      />
    </StoppedFlow>
  )
}

interface OldProps extends Pick<Input, 'from'> {
  readonly steps: readonly string[]
  readonly onProved: () => void
}

/** Asks for the password that is set, before another is typed. */
function OldPassword({ steps, from, onProved }: OldProps) {
  const replace = useReplace()
  const reset = () => replace(bindingPaths.setBank.to({ from }))
  const { error, enter } = usePasswordCheck((token) => {
    keepProof('transPwdToken', token)
    onProved()
  }, reset)
  return (
    <PasswordStep
      steps={steps}
      current={0}
      title="请输入原交易密码"
      footNote="连续输错 5 次将锁定 3 小时。修改后其他设备需重新登录"
      error={error}
      onComplete={enter}
      onForgot={reset}
    />
  )
}
