import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/**
 * Yuan of the smallest instalment of a plan on `fund`: without a minimum for plans, its minimum for
 * a purchase.
 */
export const planMinimum = (fund: Fund): string => fund.planMinAmount ?? fund.minAmount
