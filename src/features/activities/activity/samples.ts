import { activityPaths } from '#paths/activities/activity.ts'
import { as, type Samples } from '#templates/sample.ts'

const { authGuide, bigVCoupon, duiba, oneKeyGift, xgt } = activityPaths

/** Samples that show each screen. */
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
    as('muted')(oneKeyGift.to(), 'sold out'),
    as('zhang')(oneKeyGift.to(), 'not a newcomer'),
    as(null)(oneKeyGift.to(), 'signed out'),
  ],
  [bigVCoupon.pattern]: [
    as('zhang')(bigVCoupon.to({ columnId: 'col-lin' })),
    as('zhang')(bigVCoupon.to({ columnId: 'col-fees' }), 'without a coupon'),
    as('zhang')(bigVCoupon.to({ columnId: 'col-fees', batchId: 'sold-out' }), 'sold out'),
    {
      ...as('wang')(bigVCoupon.to({ columnId: 'col-lin', batchId: 'back-half' }), 'had'),
      tap: '领取',
    },
    as('zhang')(bigVCoupon.to({ columnId: 'col-fees', batchId: 'ahead' }), 'not begun'),
    as('zhang')(bigVCoupon.to({ columnId: 'col-fees', batchId: 'over' }), 'ended'),
    as('zhang')(bigVCoupon.to({ columnId: 'col-fees', batchId: 'new-tenth' }), 'not eligible'),
    as('li')(bigVCoupon.to({ columnId: 'col-lin' }), 'unverified'),
    as('zhang')(bigVCoupon.to({ columnId: 'col-lin', batchId: 'no-such' }), 'no such coupon'),
    as('zhang')(bigVCoupon.to({ columnId: 'col-outside' }), 'not of the company'),
    as(null)(bigVCoupon.to({ columnId: 'col-lin' }), 'signed out'),
  ],
  [xgt.pattern]: [
    as('zhang')(xgt.to()),
    as('veteran')(xgt.to(), 'running'),
    as('leaver')(xgt.to(), 'abnormal'),
    as('li')(xgt.to(), 'unverified'),
    as(null)(xgt.to(), 'signed out'),
  ],
})
