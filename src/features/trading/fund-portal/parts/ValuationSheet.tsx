import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryValuationCurve } from '../../../../api/fund-market.ts'
import { serverData } from '../../../../api/query.ts'
import {
  direction,
  formatMonthDay,
  formatNav,
  formatPercent,
} from '../../../../domain/format-figures.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { DayLabel, FigureGrid } from '../../../../ui/FigureGrid.tsx'
import { LineChart } from '../../../../ui/LineChart.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { StateView } from '../../../../ui/StateView.tsx'
import styles from './ValuationSheet.module.css'
import { clockOf, curveOf, differenceText, type ValuedFund } from './valued-fund.ts'

interface Props {
  readonly fund: ValuedFund
  readonly open: boolean
  readonly onClose: () => void
  readonly onDetail: (fundCode: string) => void
}

/** One fund's estimates through the day, beside the NAV that they are against. */
export function ValuationSheet({ fund, open, onClose, onDetail }: Props) {
  const { estimatedAt, estimatedNav, estimatedChange, lastDifference, nav, navDate } = fund
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={fund.fundName}
      footer={
        <Button size="large" block onClick={() => onDetail(fund.fundCode)}>
          查看基金详情
        </Button>
      }
    >
      <FigureGrid
        items={[
          {
            key: 'change',
            label: <DayLabel text="估算涨跌" day={clockOf(estimatedAt)} />,
            value: formatPercent(estimatedChange),
            tone: direction(estimatedChange),
          },
          {
            key: 'estimate',
            label: <DayLabel text="估算净值" day={clockOf(estimatedAt)} />,
            value: formatNav(estimatedNav),
          },
          {
            key: 'nav',
            label: <DayLabel text="净值" day={formatMonthDay(navDate)} />,
            value: formatNav(nav),
          },
        ]}
      />
      <div className={styles.chart}>{open ? <Curve fund={fund} /> : null}</div>
      <p className={styles.note}>
        估算按基金最近披露的持仓推算，不是基金净值，也不是成交价格，以基金公司公布的净值为准。
        {lastDifference === null
          ? null
          : `${formatMonthDay(navDate)} ${differenceText(lastDifference)}`}
      </p>
    </Sheet>
  )
}

function Curve({ fund: { fundCode, fundName, estimatedAt } }: { readonly fund: ValuedFund }) {
  const day = useQuery(serverData(queryValuationCurve, { fundCode }))
  const curve = useMemo(() => curveOf(day.data?.points ?? []), [day.data])
  return (
    <Loaded
      query={day}
      skeleton={<SkeletonBlock tall />}
      isEmpty={({ points }) => points.length < 2}
      empty={<StateView kind="empty" title="还没有当天的估算走势" note="开盘后逐分钟显示" />}
    >
      {() => (
        <LineChart
          label={`${fundName}${formatMonthDay(estimatedAt)}估算涨跌走势`}
          dates={curve.times}
          series={curve.series}
          format={formatPercent}
          formatDate={clockOf}
          zeroLine
        />
      )}
    </Loaded>
  )
}
