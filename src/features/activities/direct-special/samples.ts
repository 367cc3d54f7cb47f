import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import { as, type Samples } from '#templates/sample.ts'

const { directRankingList, directSpecialHome } = directSpecialPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [directSpecialHome.pattern]: [
    as('keeper')(directSpecialHome.to(), 'plans in both challenges'),
    as('new')(directSpecialHome.to(), 'no plan'),
    as(null)(directSpecialHome.to(), 'signed out'),
  ],
  [directRankingList.pattern]: [
    as('zhang')(directRankingList.to({})),
    as(null)(directRankingList.to({ stage: '5y', risk: '3' }), 'five years, one risk'),
    as(null)(directRankingList.to({ type: '2', risk: '5' }), 'none fits'),
  ],
})
