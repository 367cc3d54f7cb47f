import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import { as, type Samples } from '#templates/sample.ts'

const { answerRushHome: home } = answerRushPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('finisher')(home.to()),
    { ...as('saver')(home.to(), 'question'), tap: '开始答题' },
    as('zhang')(home.to(), 'open'),
    as(null)(home.to(), 'signed out'),
    as('li')(home.to(), 'not eligible'),
    as('finisher')(home.to({ activityId: 'rush-0' }), 'ended'),
    as('zhang')(home.to({ activityId: 'rush-paused' }), 'paused'),
    as(null)(home.to({ activityId: 'no-such-quiz' }), 'unknown'),
  ],
})
