import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { proveIdentity } from '#api/calls/step-up.ts'
import { CallRefused, send } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import { bindingPaths } from '#paths/binding.ts'
import { BankSigning } from '#shared/bank/add-card/BankSigning.tsx'
import { useBankTrip } from '#shared/bank/add-card/use-bank-trip.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { UNTIE_WORDS } from '../parts/untie-words.ts'
import { UntyingPassword } from './UntyingPassword.tsx'
import type { BoundCard } from './use-card-facts.ts'

interface Props {
  readonly card: BoundCard
  readonly from: string | undefined
}

/** The second step for a contract: the password here, then the page of the bank that ends it. */
export function ContractEnding({ card, from }: Props) {
  const navigate = useNavigate()
  const { bankSerial, bankId, bankName } = card
  const here = bindingPaths.untieBinding.to({ type: '5', step: '2' })
  const result = bindingPaths.untieSuccess.to({ type: '5', bankSerial, from })
  const { trip, leaveForBank, endTrip } = useBankTrip(here, result)
  const [error, setError] = useState('')
  const leave = () => leaveForBank({ bankId, bankName }, 'endContract')

  async function enter(transPwd: string): Promise<void> {
    setError('')
    let answer
    try {
      answer = await send(proveIdentity, await sealFields({ transPwd }))
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setError(why || '网络不通，请重新输入')
    }
    if (answer.ok) return leave()
    return setError(passwordRefusal(answer)?.text ?? (answer.retMsg || '没有验证成功，请稍后再试'))
  }

  if (trip !== null) {
    return (
      <BankSigning
        trip={trip.is}
        begins={trip.begins}
        onAgain={leave}
        onDone={() => {
          endTrip()
          void navigate(result, { replace: true })
        }}
        onEnd={endTrip}
        endText="暂不解除"
      />
    )
  }
  return (
    <UntyingPassword
      steps={UNTIE_WORDS['5'].steps}
      title={`前往${bankName}解除签约`}
      error={error}
      onEnter={enter}
      onForgot={() => void navigate(bindingPaths.setBank.to({ from }), { replace: true })}
    />
  )
}
