import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { as, type Samples } from '#templates/sample.ts'

const { couponCenterHome, historyCoupon, couponDetail, couponRangeList } = couponCenterPaths
const saver = as('saver')

/** Samples that show each screen. */
export const samples: Samples = ({ coupons }) => {
  const detail = (name: Parameters<typeof coupons>[0]) => couponDetail.to({ cardId: coupons(name) })
  return {
    [couponCenterHome.pattern]: [
      saver(couponCenterHome.to()),
      saver(couponCenterHome.to({ tab: 'claim' }), 'claim'),
      as('zhang')(couponCenterHome.to(), 'empty'),
      as('li')(couponCenterHome.to({ tab: 'claim' }), 'not eligible'),
      as(null)(couponCenterHome.to(), 'signed out'),
      as(null)(couponCenterHome.to({ tab: 'claim' }), 'claim, signed out'),
    ],
    [historyCoupon.pattern]: [
      saver(historyCoupon.to()),
      saver(historyCoupon.to({ tab: 'expired' }), 'expired'),
      saver(historyCoupon.to({ tab: 'gone' }), 'given away'),
      as('zhang')(historyCoupon.to(), 'empty'),
    ],
    [couponDetail.pattern]: [
      saver(detail('cut')),
      saver(detail('back'), 'paid back'),
      saver(detail('last-day'), 'last day'),
      saver(detail('not-yet'), 'not begun'),
      saver(detail('locked'), 'locked'),
      saver(detail('used'), 'used'),
      saver(detail('expired'), 'expired'),
      saver(detail('gifting'), 'offered'),
      saver(detail('given'), 'given'),
      saver(detail('void'), 'void'),
      saver(detail('rate-up'), 'higher rate, running'),
      saver(detail('experience'), 'experience, over'),
      as('zhang')(detail('cut'), 'not found'),
    ],
    [couponRangeList.pattern]: [
      saver(couponRangeList.to({ cardId: coupons('cut') })),
      saver(couponRangeList.to({ batchId: 'index-cut', words: '红利' }), 'searched'),
      saver(couponRangeList.to({ batchId: 'index-cut', words: '没有' }), 'none found'),
      saver(couponRangeList.to(), 'not found'),
    ],
  }
}
