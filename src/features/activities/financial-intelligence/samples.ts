import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import { as, type Samples } from '#templates/sample.ts'

const {
  financialIntelligenceHome: home,
  financialIntelligenceIntroduce: introduce,
  financialIntelligenceRights: rights,
} = financialIntelligencePaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('finisher')(home.to()),
    as('zhang')(home.to(), 'not begun'),
    as('zhang')(home.to({ activityId: 'learn-0' }), 'ended'),
    as('zhang')(home.to({ activityId: 'learn-paused' }), 'paused'),
    as(null)(home.to({ activityId: 'no-such-plan' }), 'unknown'),
  ],
  [introduce.pattern]: [
    as('zhang')(introduce.to()),
    as(null)(introduce.to(), 'signed out'),
    as('li')(introduce.to(), 'not eligible'),
    as('finisher')(introduce.to(), 'joined'),
  ],
  [rights.pattern]: [
    as('finisher')(rights.to()),
    as('zhang')(rights.to(), 'nothing yet'),
    as(null)(rights.to(), 'signed out'),
  ],
})
