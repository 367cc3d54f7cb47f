import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { as, type Samples } from '#templates/sample.ts'

const { home, history } = puzzlePaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('finisher')(home.to()),
    { ...as('finisher')(home.to(), 'rules'), tap: '活动规则' },
    as('zhang')(home.to(), 'open'),
    as(null)(home.to(), 'signed out'),
    as('li')(home.to(), 'not eligible'),
    as('zhang')(home.to({ activityId: 'puzzle-0' }), 'ended'),
    as('zhang')(home.to({ activityId: 'puzzle-paused' }), 'paused'),
    as(null)(home.to({ activityId: 'no-such-puzzle' }), 'unknown'),
  ],
  [history.pattern]: [
    as('finisher')(history.to()),
    as('zhang')(history.to(), 'empty'),
    as(null)(history.to(), 'signed out'),
  ],
})
