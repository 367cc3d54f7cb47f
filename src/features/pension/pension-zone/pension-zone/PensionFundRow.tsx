import type * as v from 'valibot'
import type { listPensionFunds } from '#api/calls/pension/pension-account.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { subtract } from '#domain/money/money.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'

type PensionFund = v.InferOutput<typeof listPensionFunds.payload>['records'][number]

/**
 * Returns what is said next to a return: its days, the benchmark's and the deepest fall of the same
 * span.
 */
function returnNotes({ from, navDate, benchmarkReturn, maxDrawdown }: PensionFund) {
  if (from === null) return ['成立不满 1 年，不展示业绩']
  return [
    `${formatDate(from)} 至 ${formatDate(navDate)}`,
    `业绩比较基准 ${formatPercent(benchmarkReturn)}`,
    `同期最大回撤 ${maxDrawdown === null ? NO_FIGURE : formatRate(subtract('0', maxDrawdown))}`,
  ]
}

interface Props {
  readonly fund: PensionFund
  /** True if its target date is the nearest to the user's retirement. */
  readonly nearest: boolean
}

/** A fund for the pension account: the year's return with its risk, fees, how long it is held. */
export function PensionFundRow({ fund, nearest }: Props) {
  const { fundCode, fundName, fundRiskLevel, yearReturn, from } = fund
  const { yearlyFee, yearlyFeeA, holdingMonths } = fund
  const shown = from === null ? null : yearReturn
  return (
    <FundRow
      fundCode={fundCode}
      fundName={fundName}
      tags={[
        ...(nearest ? [{ text: '最接近您的退休年份', tone: 'brand' as const }] : []),
        { text: FUND_RISKS[fundRiskLevel].name },
      ]}
      notes={[
        ...returnNotes(fund),
        yearlyFeeA === null
          ? `年费 ${formatRate(yearlyFee)}`
          : `年费 ${formatRate(yearlyFee)}（A 类 ${formatRate(yearlyFeeA)}）`,
        holdingMonths === 0 ? '没有最短持有期' : `每笔至少持有 ${holdingMonths} 个月`,
      ]}
      figure={{ value: formatPercent(shown), tone: direction(shown), of: '近1年' }}
      to={fundDetailPaths.fundDetailSingle.to({ fundCode })}
    />
  )
}
