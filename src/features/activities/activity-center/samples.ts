import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { as, type Samples } from '#templates/sample.ts'

const { activityCenterHome: home } = activityCenterPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('keeper')(home.to()),
    as(null)(home.to(), 'signed out'),
    as('zhang')(home.to({ tab: 'coming' }), 'coming'),
    as('zhang')(home.to({ tab: 'over' }), 'over'),
    as('keeper')(home.to({ tab: 'joined' }), 'joined'),
    as('zhang')(home.to({ tab: 'joined' }), 'none joined'),
    as(null)(home.to({ tab: 'joined' }), 'joined, signed out'),
  ],
})
