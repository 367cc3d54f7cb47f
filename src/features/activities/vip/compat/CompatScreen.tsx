import { vipPaths } from '#paths/activities/vip.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { PlainMember } from './PlainMember.tsx'

export const prefetch = prefetchSlot('vip-compat')

/** The plain page of members, for old apps and old links. */
export default function CompatScreen() {
  return <SlotTemplate slot="vip-compat" path={vipPaths.compat.to()} above={<PlainMember />} />
}
