import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { queryUserStatus } from '#api/calls/auth.ts'
import { prefetchCall } from '#api/query.ts'
import type { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { useTitle } from '#templates/use-title.ts'
import { UNTIE_WORDS } from '#domain/binding/untying-words.ts'
import { CardPicker } from './CardPicker.tsx'
import { CardUntying } from './CardUntying.tsx'
import { WeChatUntying } from './WeChatUntying.tsx'

/** The call that ends the flow of a card. */
const SENT = {
  '3': 'unbindBankCard',
  '4': 'submitServiceRequest',
  '5': 'cmbOpenSignPage',
} as const

export type UntieInput = PathInput<typeof bindingPaths.untieBinding>

/**
 * Unties the messaging app, its mini-program, a bank card or the payment bank's contract, and
 * replaces a lost card: first what ends and what stays, then the password.
 */
export default function UntieBindingScreen({ input }: { readonly input: UntieInput }) {
  const { type, bankSerial } = input
  useTitle(UNTIE_WORDS[type].title)
  if (type === '1' || type === '2') {
    return (
      <StoppedFlow sends="unbindWeChat">
        <WeChatUntying {...input} type={type} />
      </StoppedFlow>
    )
  }
  if (bankSerial === undefined) return <CardPicker type={type} from={input.from} />
  return (
    <StoppedFlow sends={SENT[type]}>
      <CardUntying {...input} type={type} bankSerial={bankSerial} />
    </StoppedFlow>
  )
}

export const prefetch = () => [prefetchCall(queryUserStatus, {})]
