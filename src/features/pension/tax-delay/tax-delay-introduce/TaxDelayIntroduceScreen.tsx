import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('pension-guide')

/** Shows whom the pension account is for, its taxes, its products and its lock. */
export default function TaxDelayIntroduceScreen() {
  return <SlotTemplate slot="pension-guide" path={taxDelayPaths.taxDelayIntroduce.to()} />
}
