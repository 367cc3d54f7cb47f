import { matching } from '#domain/text-formats.ts'

export const cardId = matching(/^[0-9a-f]{24}$/, 'Names one coupon')
export const batchId = matching(/^[a-z][a-z0-9-]{1,39}$/, 'Names the coupons of one kind and term')
export const columnId = matching(/^[a-z][a-z0-9-]{1,39}$/, 'Names one column')
export const giftCode = matching(/^[0-9A-HJKMNP-TV-Z]{20}$/, 'Names one gift of a coupon')
export const exchangeId = matching(/^X[0-9A-F]{19}$/, 'Names what one code was exchanged for')
export const redeemCodeText = matching(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'Sixteen characters')
