import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('alipay-fixed-plus')

/** 固收+ in the payment app: to read, with the way to the company's own app. */
export default function AlipayFixedPlusHomeScreen() {
  return (
    <SlotTemplate slot="alipay-fixed-plus" path={alipayFixedPlusPaths.alipayFixedPlusHome.to()} />
  )
}
