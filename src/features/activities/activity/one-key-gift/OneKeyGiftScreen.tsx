import { activityPaths } from '#paths/activities/activity.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { GiftPack } from './GiftPack.tsx'

export const prefetch = prefetchSlot('newcomer-gift')

/** The gifts of newcomers: what they are and are not, and taking all of them at once. */
export default function OneKeyGiftScreen() {
  return (
    <SlotTemplate slot="newcomer-gift" path={activityPaths.oneKeyGift.to()} below={<GiftPack />} />
  )
}
