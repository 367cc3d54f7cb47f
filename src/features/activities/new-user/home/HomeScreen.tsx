import { newUserPaths } from '#paths/activities/new-user.ts'
import { NewcomerWay } from '#shared/views/activity/NewcomerWay.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { NewcomerCoupons } from './NewcomerCoupons.tsx'
import { NewcomerLessons } from './NewcomerLessons.tsx'

export const prefetch = prefetchSlot('new-user')

/** Shows what a newcomer does first, with the gifts, coupons and lessons of newcomers. */
export default function HomeScreen() {
  return (
    <SlotTemplate
      slot="new-user"
      path={newUserPaths.home.to()}
      above={<NewcomerWay />}
      below={
        <>
          <NewcomerCoupons />
          <NewcomerLessons />
        </>
      }
    />
  )
}
