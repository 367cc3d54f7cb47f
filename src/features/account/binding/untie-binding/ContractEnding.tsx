import { proveIdentity } from '#api/calls/step-up.ts'
import { bindingPaths } from '#paths/binding.ts'
import { BankSigning } from '#shared/engines/bank/add-card/BankSigning.tsx'
import { useBankTrip } from '#shared/engines/bank/add-card/use-bank-trip.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { submissionCall, WRONG_PASSWORD } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { UntyingPassword } from './UntyingPassword.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'

const PROVE = submissionCall(proveIdentity, {
  wrongTradingPassword: WRONG_PASSWORD,
  tradingPasswordLocked: WRONG_PASSWORD,
  tokenExpired: WRONG_PASSWORD,
  wrongSmsCode: WRONG_PASSWORD,
  smsCodeExpired: WRONG_PASSWORD,
  otherwise: WRONG_PASSWORD,
})

interface Props {
  readonly card: BoundCard
  readonly from: string | undefined
}

/** The second step for a contract: the password here, then the page of the bank that ends it. */
export function ContractEnding({ card, from }: Props) {
  const replace = useReplace()
  const { bankSerial, bankId, bankName } = card
  const here = bindingPaths.untieBinding.to({ type: '5', step: '2' })
  const result = bindingPaths.untieSuccess.to({ type: '5', bankSerial, from })
  const { trip, leaveForBank, endTrip } = useBankTrip(here, result)
  const leave = () => leaveForBank({ bankId, bankName }, 'endContract')

  const proving = useSubmission({
    call: async ({ seal, password }) => PROVE(await seal({ transPwd: password })),
    onDone: leave,
    words: { unknown: { at: 'password', text: noAnswer('请重新输入') } },
    repeatable: true,
  })

  if (trip !== null) {
    return (
      <BankSigning
        trip={trip.is}
        begins={trip.begins}
        onAgain={leave}
        onDone={() => {
          endTrip()
          replace(result)
        }}
        onEnd={endTrip}
        endText="暂不解除"
      />
    )
  }
  return (
    <UntyingPassword
      type="5"
      title={`前往${bankName}解除签约`}
      error={proving.problem('password')}
      onComplete={proving.start}
      onForgot={() => replace(bindingPaths.setBank.to({ from }))}
    />
  )
}
