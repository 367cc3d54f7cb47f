import { activityPaths } from '#paths/activities/activity.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { Payday } from './Payday.tsx'

export const prefetch = prefetchSlot('payday')

/** Saving on payday: what it is and what it is not, and the user's own plan. */
export default function XgtScreen() {
  return <SlotTemplate slot="payday" path={activityPaths.xgt.to()} below={<Payday />} />
}
