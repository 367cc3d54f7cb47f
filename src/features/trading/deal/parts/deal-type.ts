/** What the result screen's address calls each kind of order. */
export const DEAL_TYPES = ['purchase', 'deposit', 'redeem', 'convert', 'withdraw'] as const
export type DealType = (typeof DEAL_TYPES)[number]
