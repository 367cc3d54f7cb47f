import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('fixed-plus-new')

/** The newer edition: three steps, what a stress takes of an amount, the funds. */
export default function NewFixedPlusHomeScreen() {
  return <SlotTemplate slot="fixed-plus-new" path={alipayFixedPlusPaths.newFixedPlusHome.to()} />
}
