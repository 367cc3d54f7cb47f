import type { PathInput } from '#paths/path.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { PensionWay } from './PensionWay.tsx'

interface Props {
  readonly input: PathInput<typeof taxDelayPaths.taxDelayHome>
}

export const prefetch = prefetchSlot('pension-way')

/** The user's way to a pension fund, above what operators say of it. */
export default function TaxDelayHomeScreen({ input }: Props) {
  return (
    <SlotTemplate
      slot="pension-way"
      path={taxDelayPaths.taxDelayHome.to()}
      above={<PensionWay from={input.from} />}
    />
  )
}
