import { endsAfterAYear, SERVICE_FEES } from '#domain/fund/service-fees.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

type Charged = Parameters<typeof endsAfterAYear>[0]

/** The end of the fee, in words. */
export const SERVICE_FEE_END = '持有超过 1 年的份额不再收取'

/** The end of a fund's fee with the day of the rule; empty for a fund without it. */
export const serviceFeeEnd = (fund: Charged): string =>
  endsAfterAYear(fund) ? `${SERVICE_FEE_END}（${formatDate(SERVICE_FEES.source.from)} 起）` : ''

/** The yearly rate, and that it ends. */
export const serviceFeeWords = (fund: Charged): string =>
  endsAfterAYear(fund)
    ? `${formatRate(fund.salesServiceRate)}（${SERVICE_FEE_END}）`
    : formatRate(fund.salesServiceRate)
