import { isMoneyMarket } from '#domain/business-codes.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { StaleValueNotice } from './StaleValueNotice.tsx'

interface Props {
  /** As in the payload of `queryFundOne`. */
  readonly fund: {
    readonly fundCode: string
    readonly fundName: string
    readonly fundTypeCode: string
    readonly fundTypeName: string
    readonly fundRiskLevel: keyof typeof FUND_RISKS
    /** Yuan per share; null, with its day, while none has been published. */
    readonly nav: string | null
    readonly navDate: string | null
    /** YYYYMMDD, the trading day of an order placed now; the figure's age is measured from it. */
    readonly tradeDate: string
    /** Percent, and yuan a day per 10,000 shares; null except for money-market funds. */
    readonly sevenDayYield: string | null
    readonly incomePer10k: string | null
  }
  readonly title?: string | undefined
}

/** The fund that a screen is about, with its last published figure and the day of that figure. */
export function FundLine({ fund, title }: Props) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const money = isMoneyMarket(fund)
  const day = formatValueDay(fund.navDate, fund.tradeDate)
  return (
    <>
      <Card flush title={title}>
        <Row
          title={fund.fundName}
          note={
            <FactLine facts={[fund.fundCode, fund.fundTypeName, `${risk.name} ${risk.code}`]} />
          }
          value={money ? formatYield(fund.sevenDayYield) : formatNav(fund.nav)}
          valueNote={
            money ? (
              // A yield comes with the income of its day (rules.md#publicity).
              <>
                {`七日年化 ${day}`}
                <br />
                {`万份收益 ${formatNav(fund.incomePer10k)}`}
              </>
            ) : (
              `单位净值 ${day}`
            )
          }
        />
      </Card>
      <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
    </>
  )
}
