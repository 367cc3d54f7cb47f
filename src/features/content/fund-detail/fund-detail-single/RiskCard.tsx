import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { formatRate, formatRatio } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { STATISTICS_BASIS } from '#domain/fund/performance-curve.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import { curveOver, fundCurve } from '#shared/parts/fund-chart/fund-curve.ts'
import { noFigureWords } from '#shared/parts/fund/missing-words.ts'
import styles from './RiskCard.module.css'
import { RISK_FREE, riskFigures, type RiskFigures } from './risk-figures.ts'

const STAGES = [
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: '5y', label: '近5年' },
  { key: 'all', label: '成立来' },
] as const
type StageKey = (typeof STAGES)[number]['key']

/** Maximum drawdown with days to recovery, volatility and Sharpe ratio over a stage. */
export default function RiskCard({ fund }: { readonly fund: Fund }) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  const [chosen, setChosen] = useState<StageKey | null>(null)
  const short = history.data !== undefined && curveOver(fundCurve(history.data), '1y') === null
  const stage = chosen ?? (short ? 'all' : '1y')
  return (
    <Card id="risk" title="风险指标">
      <Segments label="风险指标的时间范围" items={STAGES} value={stage} onChange={setChosen} />
      <div className={styles.body}>
        <Loaded query={history} skeleton={<SkeletonBlock tall />}>
          {(data) => <Figures fund={fund} history={data} stage={stage} />}
        </Loaded>
      </div>
    </Card>
  )
}

interface FiguresProps {
  readonly fund: Fund
  readonly history: NavHistory
  readonly stage: StageKey
}

function Figures({ fund, history, stage }: FiguresProps) {
  const figures = useMemo(() => {
    const curve = curveOver(fundCurve(history), stage)
    return curve === null ? null : riskFigures(curve)
  }, [history, stage])
  const fall = figures?.drawdown ?? null
  return (
    <>
      <FigureGrid
        columns={2}
        items={[
          {
            key: 'drawdown',
            label: <InfoTip term="maxDrawdown" />,
            value: fall === null ? NO_FIGURE : formatRate(-fall.percent),
            tone: fall !== null && fall.percent > 0 ? 'loss' : 'ink',
          },
          { key: 'recovery', label: '修复天数', value: recovery(fall) },
          {
            key: 'volatility',
            label: <InfoTip term="volatility" />,
            value: formatRate(figures?.volatility),
          },
          {
            key: 'sharpe',
            label: <InfoTip term="sharpe" />,
            value: formatRatio(figures?.sharpe),
          },
        ]}
      />
      {fall?.peakDate == null ? null : (
        <p className={styles.fall}>
          <NoBreakText
            sentence
            texts={[
              `${formatDate(fall.peakDate)} 至 ${formatDate(fall.troughDate)} 下跌，`,
              fall.recoveryDate === null ? '至今尚未修复' : `${formatDate(fall.recoveryDate)} 修复`,
            ]}
          />
        </p>
      )}
      <p className={styles.basis}>{basis(figures) ?? noFigureWords(fund, history, stage)}</p>
    </>
  )
}

function recovery(fall: RiskFigures['drawdown']): string {
  if (fall === null) return NO_FIGURE
  if (fall.peakDate === null) return '没有回撤'
  return fall.recoveryDays === null ? '尚未修复' : `${fall.recoveryDays} 天`
}

function basis(figures: RiskFigures | null): string | null {
  if (figures === null) return null
  const { tradingDaysPerYear } = STATISTICS_BASIS
  const yearly =
    figures.volatility === null
      ? '统计区间不足一年，年化波动率和夏普比率显示“--”'
      : `一年按 ${tradingDaysPerYear} 个交易日，无风险利率取${RISK_FREE.name} ${formatRate(RISK_FREE.percent)}`
  return (
    `统计区间 ${formatDate(figures.from)} 至 ${formatDate(figures.to)}，分红按再投资计算；` +
    `${yearly}；修复天数为自然日`
  )
}
