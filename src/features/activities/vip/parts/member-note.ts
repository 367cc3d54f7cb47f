import { brand } from '#domain/brand.ts'

/** The note on the limits of membership, at the foot of its pages. */
export const MEMBER_NOTE = `会员权益与基金的费率、净值和收益无关，不构成收益承诺。${brand.riskLine}`
