import { investAffairPaths } from '#paths/activities/invest-affair.ts'
import { as, type Samples } from '#templates/sample.ts'

const { investAffairDetail } = investAffairPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [investAffairDetail.pattern]: [
    as('zhang')(investAffairDetail.to({ articleId: 'a-low-rates' })),
    as(null)(investAffairDetail.to({ articleId: 'a-low-rates' }), 'signed out'),
    as('zhang')(investAffairDetail.to(), 'newest'),
    as('zhang')(investAffairDetail.to({ articleId: 'a-no-such' }), 'withdrawn'),
    as('zhang')(investAffairDetail.to({ articleId: 'i-007' }), 'no article'),
  ],
})
