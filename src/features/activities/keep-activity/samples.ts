import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { as, type Samples } from '#templates/sample.ts'

const { activityError, keepActivityHome, keepDirectDetail, loading, welcome } = keepActivityPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [loading.pattern]: [
    as('keeper')(loading.to()),
    as(null)(loading.to({ activityId: 'no-such-challenge' }), 'unknown'),
  ],
  [welcome.pattern]: [as('zhang')(welcome.to()), as(null)(welcome.to(), 'signed out')],
  [keepActivityHome.pattern]: [
    as('keeper')(keepActivityHome.to(), 'joined'),
    { ...as('keeper')(keepActivityHome.to(), 'rules'), tap: '活动规则' },
    as('zhang')(keepActivityHome.to(), 'not welcomed'),
    as(null)(keepActivityHome.to(), 'signed out'),
    as(null)(keepActivityHome.to({ activityId: 'keep-2' }), 'not begun'),
    as(null)(keepActivityHome.to({ activityId: 'keep-0' }), 'ended'),
    as(null)(keepActivityHome.to({ activityId: 'sold-1' }), 'sold out'),
    as(null)(keepActivityHome.to({ activityId: 'paused-1' }), 'paused'),
    as('xu')(keepActivityHome.to(), 'open'),
    as('li')(keepActivityHome.to(), 'not eligible'),
    as('finisher')(keepActivityHome.to(), 'every step claimed'),
  ],
  [keepDirectDetail.pattern]: [
    as('keeper')(keepDirectDetail.to()),
    as('zhang')(keepDirectDetail.to(), 'empty'),
    as(null)(keepDirectDetail.to(), 'signed out'),
  ],
  [activityError.pattern]: [
    as(null)(activityError.to({ why: 'notFound' })),
    as(null)(activityError.to({ why: 'network' }), 'network'),
    as(null)(activityError.to({ why: 'paused' }), 'paused'),
    as(null)(activityError.to({ why: 'notEligible' }), 'not eligible'),
  ],
})
