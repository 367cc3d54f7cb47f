import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import { as, type Samples } from '#templates/sample.ts'

const { detail, error, home, loading, welcome } = directActivityPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [loading.pattern]: [
    as('keeper')(loading.to()),
    as(null)(loading.to({ activityId: 'no-such-challenge' }), 'unknown'),
  ],
  [welcome.pattern]: [as('zhang')(welcome.to()), as(null)(welcome.to(), 'signed out')],
  [home.pattern]: [
    as('keeper')(home.to(), 'eleven of twelve'),
    { ...as('keeper')(home.to(), 'rules'), tap: '活动规则' },
    as('finisher')(home.to(), 'ended, to begin again'),
    as('zhang')(home.to(), 'not welcomed'),
    as(null)(home.to(), 'signed out'),
    as(null)(home.to({ activityId: 'direct-2' }), 'not begun'),
    as(null)(home.to({ activityId: 'direct-0' }), 'ended'),
    as(null)(home.to({ activityId: 'direct-paused' }), 'paused'),
    as('xu')(home.to(), 'open'),
    as('li')(home.to(), 'not eligible'),
  ],
  [detail.pattern]: [
    as('keeper')(detail.to()),
    as('zhang')(detail.to(), 'empty'),
    as(null)(detail.to(), 'signed out'),
  ],
  [error.pattern]: [
    as(null)(error.to({ why: 'notFound' })),
    as(null)(error.to({ why: 'network' }), 'network'),
    as(null)(error.to({ why: 'paused' }), 'paused'),
    as(null)(error.to({ why: 'notEligible' }), 'not eligible'),
  ],
})
