import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import { as, type Samples } from '#templates/sample.ts'

const { home, plan } = directInvestActivityPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('zhang')(home.to()),
    as('li')(home.to(), 'not assessed'),
    as(null)(home.to(), 'signed out'),
  ],
  [plan.pattern]: [
    as('zhang')(plan.to({ planIndex: '0' })),
    as('zhang')(plan.to({ planIndex: '2' }), 'above the own class'),
    as('li')(plan.to({ planIndex: '1' }), 'not verified'),
    as('zhang')(plan.to({ planIndex: '7' }), 'no such plan'),
    as(null)(plan.to({ planIndex: '1' }), 'signed out'),
  ],
})
