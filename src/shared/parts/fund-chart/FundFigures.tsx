import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import {
  direction,
  formatNav,
  formatPercent,
  formatRate,
  formatYield,
} from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { maxDrawdown } from '#domain/fund/performance-curve.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { unbroken } from '#ui/text/unbroken.ts'
import { curveOver, fundCurve } from './fund-curve.ts'
import styles from './FundFigures.module.css'

/** A fund's tags and its main figures, each with its day. */
export function FundFigures({ fund }: { readonly fund: Fund }) {
  const risk = FUND_RISKS[fund.fundRiskLevel]
  return (
    <>
      <p className={styles.tags}>
        <span className={styles.code}>{fund.fundCode}</span>
        <Tag>{fund.fundTypeName}</Tag>
        <Tag
          tone={fund.fundRiskLevel > 3 ? 'warning' : 'neutral'}
        >{`${risk.name} ${risk.code}`}</Tag>
        {fund.isQdiiFund === '1' && !fund.fundTypeName.includes('QDII') ? <Tag>QDII</Tag> : null}
        {fund.applyStatus === 'suspended' ? <Tag tone="warning">暂停申购</Tag> : null}
        {fund.applyStatus === 'limited' ? <Tag tone="warning">限大额</Tag> : null}
      </p>
      {isMoneyMarket(fund) ? <YieldFigures fund={fund} /> : <NavFigures fund={fund} />}
    </>
  )
}

function NavFigures({ fund }: { readonly fund: Fund }) {
  const oneYear = fund.stages.find((stage) => stage.stage === '1y')?.own ?? null
  return (
    <dl className={styles.figures}>
      <div className={styles.hero}>
        <dt>{unbroken(`日涨跌幅（${formatValueDay(fund.navDate, fund.tradeDate)}）`)}</dt>
        <dd>
          <NumberText
            size="hero"
            tone={direction(fund.dayChange)}
            value={formatPercent(fund.dayChange)}
          />
        </dd>
      </div>
      <div>
        <dt>{unbroken(`单位净值（${formatValueDay(fund.navDate, fund.tradeDate)}）`)}</dt>
        <dd>
          <NumberText size="section" columns={3} value={formatNav(fund.nav)} />
        </dd>
      </div>
      <div>
        <dt>近1年</dt>
        <dd>
          <NumberText
            size="section"
            columns={3}
            tone={direction(oneYear)}
            value={formatPercent(oneYear)}
          />
        </dd>
      </div>
      {oneYear === null ? null : <OneYearRisk fundCode={fund.fundCode} />}
    </dl>
  )
}

/** The maximum drawdown of the year, which must accompany the year's return. */
function OneYearRisk({ fundCode }: { readonly fundCode: string }) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode })).data
  const fall = useMemo(() => {
    const curve = history && curveOver(fundCurve(history), '1y')
    return curve ? maxDrawdown(curve) : null
  }, [history])
  return (
    <div className={styles.risk}>
      <dt>
        <InfoTip term="maxDrawdown">近1年最大回撤</InfoTip>
      </dt>
      <dd>{formatRate(fall === null ? null : -fall.percent)}</dd>
    </div>
  )
}

function YieldFigures({ fund }: { readonly fund: Fund }) {
  return (
    <dl className={styles.figures}>
      <div className={styles.hero}>
        <dt>
          <InfoTip term="sevenDayYield" day={formatValueDay(fund.navDate, fund.tradeDate)}>
            七日年化
          </InfoTip>
        </dt>
        <dd>
          <NumberText size="hero" tone="gain" value={formatYield(fund.sevenDayYield)} />
        </dd>
      </div>
      <div>
        <dt>
          <InfoTip term="incomePer10k">万份收益</InfoTip>
        </dt>
        <dd>
          <NumberText size="section" columns={3} value={formatNav(fund.incomePer10k)} unit="元" />
        </dd>
      </div>
      <div>
        <dt>成立日期</dt>
        <dd>
          <NumberText size="body" value={formatDate(fund.establishDate)} />
        </dd>
      </div>
    </dl>
  )
}
