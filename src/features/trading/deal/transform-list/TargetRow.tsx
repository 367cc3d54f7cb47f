import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { subtract } from '#domain/money/money.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type { Convertible } from '../parts/target-list.ts'

interface Props {
  readonly fund: Convertible
  readonly onPick: () => void
}

/** The return with the figures required next to it (rules.md#publicity); null where one is missing. */
function publishedYear({
  yearReturn,
  yearFrom,
  yearBenchmark,
  yearDrawdown,
  navDate,
}: Convertible) {
  if (yearReturn === null || yearFrom === null || yearBenchmark === null || yearDrawdown === null)
    return null
  return {
    own: yearReturn,
    notes: [
      `业绩比较基准 ${formatPercent(yearBenchmark)}`,
      `同期最大回撤 ${formatRate(subtract('0', yearDrawdown))}`,
      `${formatDate(yearFrom)} 至 ${formatDate(navDate)}`,
    ],
  }
}

/** A fund to convert into, with its risk and its return of one year. */
export function TargetRow({ fund, onPick }: Props) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const year = publishedYear(fund)
  const notes = [fund.fundCode, `${risk.name} ${risk.code}`, ...(year?.notes ?? [])]
  return (
    <Row
      title={fund.fundName}
      note={notes.join(' · ')}
      value={
        <NumberText
          value={year === null ? NO_FIGURE : formatPercent(year.own)}
          tone={direction(year?.own)}
        />
      }
      valueNote="近1年"
      onClick={onPick}
      arrow={false}
    />
  )
}
