import { useSnapshot } from 'valtio'
import type { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { useTitle } from '#templates/use-title.ts'
import { UNTIE_WORDS } from '../parts/untie-words.ts'
import { CardResult } from './CardResult.tsx'
import { ReplacementResult } from './ReplacementResult.tsx'
import { SignedOutResult } from './SignedOutResult.tsx'
import { WeChatResult } from './WeChatResult.tsx'

type Input = PathInput<typeof bindingPaths.untieSuccess>

/** What has come of an untying, as the provider has it; the address chooses words alone. */
export default function UntieSuccessScreen({ input }: { readonly input: Input }) {
  const { type, bankSerial, requestNo, from } = input
  const { openId } = useSnapshot(session)
  useTitle(UNTIE_WORDS[type].title)
  if (openId === '') return <SignedOutResult type={type} />
  if (type === '1' || type === '2') return <WeChatResult type={type} from={from} />
  if (type === '4') return <ReplacementResult requestNo={requestNo} from={from} />
  return <CardResult type={type} bankSerial={bankSerial} from={from} />
}
