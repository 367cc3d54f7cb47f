import type { FundType } from './fund-types.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/** The letter of a share class: Y is for pension accounts; a fund with one class has no letter. */
export type ClassName = 'A' | 'C' | 'Y' | ''

/** A fund with the facts that the generator needs in addition. */
export interface BuiltInFund extends Fund {
  establishDate: string
  /** Classes of one fund move together. */
  family: string
  className: ClassName
  type: FundType
  dividend: { from: string; part: number } | null
  /** Percent a year that this class pays and class A does not; below zero for what it saves. */
  classCost: number
}
