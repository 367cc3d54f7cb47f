import { brand } from '#domain/brand.ts'

/** Below lists of coupons: what they can do, and what they are not. */
export const COUPON_NOTE = `优惠券只减免或返还申购费，不减免赎回费，不影响基金的收益与风险。${brand.riskLine}`
