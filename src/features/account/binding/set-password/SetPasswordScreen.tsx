import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { passwordStep } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { heldProof } from '#session/proofs.ts'
import { NewPassword } from '#shared/proof/NewPassword.tsx'
import { useTitle } from '#templates/use-title.ts'
import { PASSWORD_STEPS } from '../parts/password-steps.ts'
import { LostPassword } from './LostPassword.tsx'
import { OldPassword } from './OldPassword.tsx'
import { useSetPassword } from './use-set-password.ts'

type Input = PathInput<typeof bindingPaths.setPassword>

/**
 * Types a new trading password twice. Without what lets it be set (a reload has lost it) it begins
 * with the card, or with the old password where that is to be changed.
 */
export default function SetPasswordScreen({ input }: { readonly input: Input }) {
  const { from, mode } = input
  const change = mode === 'change'
  // The user's status, by which a lost answer is judged: requested before anything is sent.
  const user = useQuery({ ...queryFor(queryUserStatus, {}), staleTime: 0 })
  const [lost, setLost] = useState(false)
  const [hasToken, setHasToken] = useState(() => heldProof('transPwdToken') !== null)
  const before = user.data?.tpwdFlag ?? '1'
  const password = useSetPassword(input, before, {
    onTokenLost: () => setHasToken(false),
    onUnknown: () => setLost(true),
  })
  useTitle(change ? '修改交易密码' : undefined)
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
    return <OldPassword steps={steps} from={from} onProved={() => setHasToken(true)} />
  }
  return (
    <NewPassword
      step={step === 'second' ? '2' : '1'}
      password={password}
      steps={steps}
      current={step === 'second' ? 2 : 1}
    />
  )
}
