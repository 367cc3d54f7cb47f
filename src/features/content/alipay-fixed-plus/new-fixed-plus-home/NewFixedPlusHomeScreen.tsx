import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { SlotTemplate } from '#templates/SlotTemplate.tsx'

/** The newer edition: three steps, what a stress takes of an amount, the funds. */
export default function NewFixedPlusHomeScreen() {
  return <SlotTemplate slot="fixed-plus-new" path={alipayFixedPlusPaths.newFixedPlusHome.to()} />
}
