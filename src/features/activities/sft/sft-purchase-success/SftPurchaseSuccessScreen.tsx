import type { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { TradeResult } from '../parts/TradeResult.tsx'

type Input = PathInput<typeof sftPaths.sftPurchaseSuccess>

/** Shows what has come of a simulated purchase. */
export default function SftPurchaseSuccessScreen({ input }: { readonly input: Input }) {
  return <TradeResult kind="buy" input={input} />
}
