import { vipPaths } from '#paths/activities/vip.ts'
import { SlotTemplate } from '#templates/SlotTemplate.tsx'
import { PlainMember } from './PlainMember.tsx'

/** The plain page of members, for old apps and old links. */
export default function CompatScreen() {
  return <SlotTemplate slot="vip-compat" path={vipPaths.compat.to()} above={<PlainMember />} />
}
