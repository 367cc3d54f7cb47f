import type { HoldingEnd } from '#domain/order/holding-days.ts'

/** The way in which a fund's contract counts the days of holding, in words. */
export const HOLDING_DAYS_WORDS: Readonly<Record<HoldingEnd, string>> = {
  confirmation: '从份额确认日算到卖出确认日的前一日，按自然日计算',
  tradeDay: '从份额确认日算到卖出申请的办理日（含当日），按自然日计算',
}
