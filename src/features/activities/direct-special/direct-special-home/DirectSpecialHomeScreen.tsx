import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { OwnPlans } from './OwnPlans.tsx'

export const prefetch = prefetchSlot('direct-special')

/** The way plans work, the own ones, themes, both challenges, and questions. */
export default function DirectSpecialHomeScreen() {
  return (
    <SlotTemplate
      slot="direct-special"
      path={directSpecialPaths.directSpecialHome.to()}
      above={<OwnPlans />}
    />
  )
}
