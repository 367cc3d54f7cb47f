import { newUserPaths } from '#paths/activities/new-user.ts'
import { NewcomerWay } from '#shared/views/activity/NewcomerWay.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { NewcomerCoupons } from './NewcomerCoupons.tsx'

export const prefetch = prefetchSlot('new-user')

/** Shows what a newcomer does first, with the gifts and coupons of newcomers. */
export default function HomeScreen() {
  return (
    <SlotTemplate
      slot="new-user"
      path={newUserPaths.home.to()}
      above={<NewcomerWay />}
      below={<NewcomerCoupons />}
    />
  )
}
