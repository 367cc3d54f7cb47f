/** The cost of buying or selling a fund, step by step, as a calculator shows it. */
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { endsAfterAYear, serviceFeeDays } from '#domain/fund/service-fees.ts'
import { estimatePurchase, type PurchaseTier } from '#domain/money/fees.ts'
import { formatAmount, formatNav, formatRate, formatShares } from '#domain/money/format-figures.ts'
import {
  compare,
  divide,
  fromPercent,
  isZero,
  multiply,
  parseDecimal,
  roundCent,
} from '#domain/money/money.ts'
import { estimateRedemption } from './redemption.ts'

/** The facts of a fund that decide its fees. */
interface Priced {
  readonly fundTypeCode: string
  readonly nav: string | null
  readonly navDate: string | null
  readonly purchaseTiers: readonly PurchaseTier[]
  readonly discount: string | null
  readonly redemptionTiers: readonly { readonly daysUnder: number | null; readonly rate: string }[]
  readonly salesServiceRate: string | null
  readonly tradeDate: string
}

/** An estimate, formatted: the fee, its parts, and the calculation. */
export interface FeeEstimate {
  /** The fee in yuan, formatted. */
  readonly figure: string
  readonly items: readonly {
    readonly label: string
    readonly value: string
    readonly note?: string
  }[]
  readonly steps: readonly string[]
}

const yuan = (amount: string) => `${formatAmount(amount)} 元`
const priceBasis = ({ nav, navDate, tradeDate }: Priced) =>
  `${formatValueDay(navDate, tradeDate)} 净值 ${formatNav(nav)}`

/** The typed amount if it is a decimal above zero, else null; its point may be the last. */
export function positive(text: string): string | null {
  const value = parseDecimal(text.replace(/\.$/, ''))
  return value !== null && compare(value, '0') > 0 ? value : null
}

/** Whole days from 0 to ten years; null for anything else. */
export function wholeDays(text: string): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) <= 3_650 ? Number(text) : null
}

/**
 * The estimate of a purchase for `amount` yuan (rules.md#purchase). Shares are `--` without a net
 * value.
 */
export function purchaseEstimate(fund: Priced, amount: string): FeeEstimate {
  const { purchaseTiers: tiers, discount, nav } = fund
  const it = estimatePurchase({ amount, tiers, discount, nav })
  const saved = compare(it.originalFee, it.fee) > 0
  const byRate = it.rate !== null && !isZero(it.rate)
  const feeSteps = byRate
    ? [
        `净申购金额 = ${formatAmount(amount)} ÷ (1 + ${formatRate(it.rate)}) = ${yuan(it.net)}`,
        `申购费 = ${formatAmount(amount)} − ${formatAmount(it.net)} = ${yuan(it.fee)}`,
      ]
    : [`净申购金额 = ${formatAmount(amount)} − ${formatAmount(it.fee)} = ${yuan(it.net)}`]
  return {
    figure: formatAmount(it.fee),
    items: [
      {
        label: '适用费率',
        value: it.rate === null ? '按笔收取' : formatRate(it.rate),
        ...(saved
          ? { note: `原费率 ${formatRate(it.originalRate)}，费用 ${yuan(it.originalFee)}` }
          : {}),
      },
      { label: '净申购金额', value: yuan(it.net) },
      { label: '预估份额', value: `${formatShares(it.shares)} 份`, note: `按 ${priceBasis(fund)}` },
    ],
    steps:
      it.shares === null
        ? feeSteps
        : [
            ...feeSteps,
            `份额 = ${formatAmount(it.net)} ÷ ${formatNav(nav)} = ${formatShares(it.shares)} 份`,
          ],
  }
}

/**
 * The sales-service fee of the holding time, which the net value already contains; none after a
 * year. Approximate, because it is calculated at one net value.
 */
function serviceFee(fund: Priced, gross: string, days: number): string | null {
  const rate = fund.salesServiceRate
  if (rate === null || isZero(rate)) return null
  const paid = String(serviceFeeDays(fund, days))
  return roundCent(divide(multiply(multiply(gross, fromPercent(rate)), paid), '365'))
}

/** The estimate of a redemption of `shares` held for `days` days; null without a net value. */
export function redemptionEstimate(fund: Priced, shares: string, days: number): FeeEstimate | null {
  const { nav, tradeDate } = fund
  if (nav === null) return null
  const it = estimateRedemption({
    shares,
    lots: [{ confirmDate: addDays(tradeDate, -days), shares }],
    nav,
    tiers: fund.redemptionTiers.map(({ daysUnder, rate }) => ({ underDays: daysUnder, rate })),
    on: { tradeDay: tradeDate, confirmDate: tradeDate },
  })
  const rate = it.lots[0]?.rate ?? '0'
  const service = serviceFee(fund, it.gross, days)
  return {
    figure: formatAmount(it.fee),
    items: [
      { label: '适用费率', value: formatRate(rate), note: `持有 ${days} 天` },
      { label: '卖出金额', value: yuan(it.gross), note: `按 ${priceBasis(fund)}` },
      { label: '预估到账', value: yuan(it.net) },
      ...(service === null
        ? []
        : [
            {
              label: '持有期销售服务费',
              value: `约 ${yuan(service)}`,
              note: endsAfterAYear(fund)
                ? '已在净值中扣除，不另外收取；持有超过 1 年的部分不收'
                : '已在净值中扣除，不另外收取',
            },
          ]),
    ],
    steps: [
      `卖出金额 = ${formatShares(shares)} × ${formatNav(nav)} = ${yuan(it.gross)}`,
      `赎回费 = ${formatAmount(it.gross)} × ${formatRate(rate)} = ${yuan(it.fee)}`,
      `到账金额 = ${formatAmount(it.gross)} − ${formatAmount(it.fee)} = ${yuan(it.net)}`,
    ],
  }
}

/**
 * Returns whether a fund has a daily sales-service fee in place of a purchase fee, as class C has.
 */
export const chargesDaily = ({ purchaseTiers, salesServiceRate }: Priced): boolean =>
  salesServiceRate !== null &&
  !isZero(salesServiceRate) &&
  purchaseTiers.every(({ rate, flat }) => flat === null && (rate === null || isZero(rate)))
