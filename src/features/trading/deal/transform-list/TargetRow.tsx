import { direction, formatMonthDay, formatPercent } from '#domain/money/format-figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type { Convertible } from '../parts/target-list.ts'

interface Props {
  readonly fund: Convertible
  readonly onPick: () => void
}

/** A fund to convert into, with its risk and its return of one year. */
export function TargetRow({ fund, onPick }: Props) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  return (
    <Row
      title={fund.fundName}
      note={`${fund.fundCode} · ${risk.name} ${risk.code}`}
      value={
        <NumberText value={formatPercent(fund.yearReturn)} tone={direction(fund.yearReturn)} />
      }
      valueNote={`近1年 ${formatMonthDay(fund.navDate)}`}
      onClick={onPick}
      arrow={false}
    />
  )
}
