import { formatShortYuan } from '#domain/money/format-figures.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/** A change of a fund by the company from a day on; the catalogue has the state before. */
type FundChange = {
  readonly fundCode: string
  readonly from: Date8
} & (
  | { readonly kind: 'rating'; readonly before: Fund['risk']; readonly risk: Fund['risk'] }
  | { readonly kind: 'limit'; readonly before: string | null; readonly dailyLimit: string | null }
)

export const FUND_CHANGES: readonly FundChange[] = [
  { fundCode: '980501', from: '20260518', kind: 'rating', before: 2, risk: 3 },
  { fundCode: '980301', from: '20260525', kind: 'limit', before: null, dailyLimit: '500000.00' },
]

/** Sets each fund to what holds at a moment: a sandbox's clock may go back. */
export function applyFundChanges(market: Market, now: Time14): void {
  const today = now.slice(0, 8)
  for (const change of FUND_CHANGES) {
    const fund = market.fund(change.fundCode)
    if (fund === undefined) continue
    const holds = change.from <= today
    if (change.kind === 'rating') fund.risk = holds ? change.risk : change.before
    else {
      fund.dailyLimit = holds ? change.dailyLimit : change.before
      fund.applyStatus = fund.dailyLimit === null ? 'open' : 'limited'
    }
  }
}

/** A change in words: `风险等级由 R2 调整为 R3`. */
export function changeWords(change: FundChange): string {
  if (change.kind === 'rating') return `风险等级由 R${change.before} 调整为 R${change.risk}`
  return change.dailyLimit === null
    ? '恢复买入，不再限制每日金额'
    : `每个账户每日买入不超过 ${formatShortYuan(change.dailyLimit)}`
}
