import type { Fund } from '#test/sandbox/market/market.ts'

/**
 * Yuan of the smallest instalment of a plan on `fund`: where nothing is said of plans, its minimum
 * for a purchase.
 */
export const planMinimum = (fund: Fund): string => fund.planMinAmount ?? fund.minAmount
