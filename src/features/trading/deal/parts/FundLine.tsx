import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import { formatMonthDay, formatNav, formatYield } from '../../../../domain/format-figures.ts'
import { FUND_RISKS } from '../../../../domain/risk.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/Row.tsx'
import type { Fund } from './purchase-data.ts'

interface Props {
  readonly fund: Fund
  readonly title?: string
}

/** The fund of an order, with its last known price and that price's day. */
export function FundLine({ fund, title }: Props) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const money = isMoneyMarket(fund)
  return (
    <Card flush {...(title === undefined ? {} : { title })}>
      <Row
        title={fund.fundName}
        note={`${fund.fundCode} · ${risk.name} ${risk.code}`}
        value={money ? formatYield(fund.sevenDayYield) : formatNav(fund.nav)}
        valueNote={`${money ? '七日年化' : '单位净值'} ${formatMonthDay(fund.navDate)}`}
      />
    </Card>
  )
}
