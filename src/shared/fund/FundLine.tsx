import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { StaleValueNotice } from './StaleValueNotice.tsx'

interface Props {
  /** As in the payload of `queryFundOne`. */
  readonly fund: {
    readonly fundCode: string
    readonly fundName: string
    readonly fundTypeCode: string
    readonly fundRiskLevel: keyof typeof FUND_RISKS
    /** Yuan per share; null, with its day, while none has been published. */
    readonly nav: string | null
    readonly navDate: string | null
    /** YYYYMMDD, the trading day of an order placed now; the figure's age is measured from it. */
    readonly tradeDate: string
    /** Percent; null except for money-market funds. */
    readonly sevenDayYield: string | null
  }
  readonly title?: string
}

/** The fund that a screen is about, with its last published figure and the day of that figure. */
export function FundLine({ fund, title }: Props) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const money = isMoneyMarket(fund)
  return (
    <>
      <Card flush {...(title === undefined ? {} : { title })}>
        <Row
          title={fund.fundName}
          note={`${fund.fundCode} · ${risk.name} ${risk.code}`}
          value={money ? formatYield(fund.sevenDayYield) : formatNav(fund.nav)}
          valueNote={`${money ? '七日年化' : '单位净值'} ${formatValueDay(fund.navDate, fund.tradeDate)}`}
        />
      </Card>
      <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
    </>
  )
}
