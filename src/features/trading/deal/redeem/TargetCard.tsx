import { now14 } from '#platform/clock.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import type { ScreenData } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FORM_PARTS } from '#shared/engines/order/form/first-missing.ts'
import type { Target } from './use-target.ts'

interface Props {
  readonly chosen: boolean
  readonly target: ScreenData<Target>
  readonly onPick: () => void
}

/** The problem with the target of the conversion; empty: none. */
export function targetProblem(chosen: boolean, { data, error }: ScreenData<Target>): string {
  if (!chosen) return '请选择转入基金'
  if (data !== undefined) return ''
  return error ? '转入基金加载失败，请重新选择' : '转入基金加载中'
}

/** The target of the conversion; a tap opens the list to choose it from. */
export function TargetCard({ chosen, target, onPick }: Props) {
  const fund = target.data?.fund
  const risk = fund === undefined ? null : FUND_RISKS[fund.fundRiskLevel]
  return (
    <Card id={FORM_PARTS.target} title="转入基金" flush>
      {fund === undefined || risk === null ? (
        <Row
          title={targetProblem(chosen, target)}
          note="可转换为同一登记机构的基金"
          onClick={onPick}
        />
      ) : (
        <Row
          title={fund.fundName}
          note={`${fund.fundCode} · ${risk.name} ${risk.code}`}
          value={formatNav(fund.nav)}
          valueNote={`单位净值 ${formatNearDay(fund.navDate, now14())}`}
          onClick={onPick}
        />
      )}
    </Card>
  )
}
