import type { FeeKind } from '#domain/publicity/publicity.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/**
 * The moves of a type's values and the terms of its contracts. Daily figures as fractions, fees in
 * percent.
 */
export interface FundType {
  /** '2' is a money-market fund (rules.md#fund-codes-and-types); the others are ours. */
  code: string
  /** Shares of the daily moves of home stocks, world stocks and bonds. */
  stocks: number
  world: number
  bonds: number
  /** The share of gold's daily move, where it has one. */
  gold?: number
  /** Own daily deviation and drift. */
  deviation: number
  drift: number
  benchmarkName: string
  /** Its kind under the fee rule; null where nothing is charged at the door. */
  feeKind: FeeKind | null
  ladder: readonly { upTo: string | null; rate: string | null; flat: string | null }[]
  redemption: Fund['redemptionTiers']
  managementRate: string
  custodyRate: string
  serviceRate: string
  /** The rate of class C before the fee rule of 2026, where it was higher; its values keep it. */
  formerServiceRate?: string
}
