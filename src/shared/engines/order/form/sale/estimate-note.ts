import type { RateBasis } from '#shared/parts/fund/own-rates.ts'
import { now14 } from '#platform/clock.ts'
import { isAbroad, plannedText } from '#shared/parts/dates/planned-day.ts'
import type { SaleFacts } from './sale-data.ts'

/** The estimate is the provider's for this user; the ladder next to it may be the published one. */
const SALE_BASIS: Readonly<Record<RateBasis, string>> = {
  own: '费用按您的费率预估',
  published: '费用按公布的费率预估',
  awaited: '费用按您的费率预估',
  unknown: '费用按您的费率预估，费率变化的提示按公布的费率',
}

/** Returns whose rates an estimate is by, and which net values will be used: those of `priced`. */
export const estimateNote = ({ fund, info }: SaleFacts, priced: string): string =>
  `${SALE_BASIS[fund.basis]}。实际按 ${plannedText(info.tradeDate, 'near', now14(), isAbroad(info))} ${priced}计算`

/** The net value of an estimate, and the published fees by which the fee of a lot falls. */
export const estimateFund = ({ fund, info }: SaleFacts) => ({
  nav: info.nav,
  navDate: info.navDate,
  redemptionTiers: fund.redemptionTiers,
})
