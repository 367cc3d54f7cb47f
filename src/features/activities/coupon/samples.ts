import { couponPaths } from '#paths/activities/coupon.ts'
import { as, type Samples } from '#templates/sample.ts'

const { getCoupon, getCouponShare } = couponPaths
const zhang = as('zhang')
const saver = as('saver')

/** Samples that show each screen. */
export const samples: Samples = ({ coupons, gifts }) => ({
  [getCoupon.pattern]: [
    zhang(getCoupon.to({ batchId: 'cut-20' })),
    saver(getCoupon.to({ batchId: 'back-half' }), 'had'),
    zhang(getCoupon.to({ batchId: 'sold-out' }), 'sold out'),
    zhang(getCoupon.to({ batchId: 'ahead' }), 'not begun'),
    zhang(getCoupon.to({ batchId: 'over' }), 'over'),
    as('li')(getCoupon.to({ batchId: 'cut-20' }), 'not eligible yet'),
    zhang(getCoupon.to({ batchId: 'new-tenth' }), 'not eligible'),
    as(null)(getCoupon.to({ batchId: 'cut-20' }), 'signed out'),
    zhang(getCoupon.to({ giftCode: gifts('open') }), 'gift'),
    saver(getCoupon.to({ giftCode: gifts('open') }), 'own gift'),
    as('coins')(getCoupon.to({ giftCode: gifts('taken') }), 'gift taken by oneself'),
    zhang(getCoupon.to({ giftCode: gifts('taken') }), 'gift taken'),
    zhang(getCoupon.to({ giftCode: gifts('over') }), 'gift ended'),
    as(null)(getCoupon.to({ giftCode: gifts('open') }), 'gift, signed out'),
    zhang(getCoupon.to(), 'not found'),
  ],
  [getCouponShare.pattern]: [
    saver(getCouponShare.to({ cardId: coupons('cut') })),
    saver(getCouponShare.to({ cardId: coupons('gifting') }), 'offered'),
    { ...saver(getCouponShare.to({ cardId: coupons('gifting') }), 'poster'), tap: '生成海报' },
    saver(getCouponShare.to({ cardId: coupons('given') }), 'given'),
    saver(getCouponShare.to({ cardId: coupons('back') }), 'not to be given'),
    saver(getCouponShare.to({ cardId: coupons('expired') }), 'expired'),
    zhang(getCouponShare.to({ batchId: 'cut-20' }), 'of a batch'),
    zhang(getCouponShare.to({ batchId: 'ahead' }), 'of a batch, not begun'),
    zhang(getCouponShare.to({ batchId: 'over' }), 'of a batch, ended'),
    zhang(getCouponShare.to({ batchId: 'sold-out' }), 'of a batch, sold out'),
    as(null)(getCouponShare.to({ cardId: coupons('cut') }), 'signed out'),
    zhang(getCouponShare.to(), 'not found'),
  ],
})
