import { activityPaths } from '#paths/activities/activity.ts'
import { as, type Samples } from '#templates/sample.ts'

const { authGuide, duiba, oneKeyGift, xgt } = activityPaths

/** How to see each screen. */
export const samples: Samples = () => ({
  [authGuide.pattern]: [
    as('li')(authGuide.to(), 'not begun'),
    as('halfway')(authGuide.to(), 'stopped midway'),
    as('zhou')(authGuide.to(), 'rejected'),
    as('zhang')(authGuide.to(), 'verified'),
    as(null)(authGuide.to(), 'signed out'),
  ],
  [duiba.pattern]: [
    as('every')(duiba.to()),
    as('new')(duiba.to(), 'no coins'),
    as('every')(duiba.to({ redirect: 'https://evil.example/' }), 'refused'),
  ],
  [oneKeyGift.pattern]: [
    { ...as('wang')(oneKeyGift.to(), 'taken'), tap: '一键领取' },
    as('new')(oneKeyGift.to()),
    as('zhang')(oneKeyGift.to(), 'not a newcomer'),
    as(null)(oneKeyGift.to(), 'signed out'),
  ],
  [xgt.pattern]: [
    as('zhang')(xgt.to()),
    as('li')(xgt.to(), 'unverified'),
    as(null)(xgt.to(), 'signed out'),
  ],
})
