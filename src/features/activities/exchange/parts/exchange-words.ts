export const KINDS = { coupon: '优惠券', coins: '金币', card: '电子卡' } as const
export const STATES = { usable: '已到账', expired: '已过期', void: '已作废' } as const
/** One sentence for all that there is not, or is not the user's. */
export const INVALID = '兑换码无效或已失效'
