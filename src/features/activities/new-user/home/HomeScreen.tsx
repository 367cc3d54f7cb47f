import { newUserPaths } from '#paths/activities/new-user.ts'
import { NewcomerWay } from '#shared/activity/NewcomerWay.tsx'
import { SlotTemplate } from '#templates/SlotTemplate.tsx'
import { NewcomerCoupons } from './NewcomerCoupons.tsx'

/** What a newcomer does first, with the gifts and coupons of newcomers. */
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
