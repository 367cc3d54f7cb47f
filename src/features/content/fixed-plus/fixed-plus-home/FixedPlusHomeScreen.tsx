import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('fixed-plus')

/** Bond funds with a share of stocks: what they are, in three bands. */
export default function FixedPlusHomeScreen() {
  return <SlotTemplate slot="fixed-plus" path={fixedPlusPaths.fixedPlusHome.to()} />
}
