import type * as v from 'valibot'
import type { queryPortfolio } from '#api/calls/advice/portfolio.ts'

/** A portfolio as its own call gives it. */
export type PortfolioView = v.InferOutput<typeof queryPortfolio.payload>

/** The states of an adjustment. */
export const ADJUSTMENT_WORDS = {
  waiting: '待执行',
  selling: '卖出确认中',
  buying: '买入确认中',
  done: '完成',
  partlyFailed: '部分失败，未成交的钱留在现金',
} as const
