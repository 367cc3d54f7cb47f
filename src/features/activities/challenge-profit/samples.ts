import { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import { as, type Samples } from '#templates/sample.ts'

const { challengeProfitHome: home } = challengeProfitPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('finisher')(home.to()),
    as('saver')(home.to(), 'named'),
    as('zhang')(home.to(), 'open'),
    as(null)(home.to(), 'signed out'),
    as('li')(home.to(), 'not eligible'),
    as('finisher')(home.to({ activityId: 'pick-0' }), 'ended'),
    as('finisher')(home.to({ activityId: 'pick-paused' }), 'paused'),
    as(null)(home.to({ activityId: 'no-such-picks' }), 'unknown'),
  ],
})
