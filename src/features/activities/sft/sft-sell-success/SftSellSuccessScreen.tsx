import type { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { TradeResult } from '../parts/TradeResult.tsx'

type Input = PathInput<typeof sftPaths.sftSellSuccess>

/** Shows what has come of a simulated sale. */
export default function SftSellSuccessScreen({ input }: { readonly input: Input }) {
  return <TradeResult kind="sell" input={input} />
}
