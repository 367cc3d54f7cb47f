import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '../../../../api/fund.ts'
import { serverData } from '../../../../api/query.ts'
import { formatDate, formatRate } from '../../../../domain/format-figures.ts'
import {
  FEWEST_START_DAYS,
  HOLDING_MONTHS,
  profitChance,
} from '../../../../domain/profit-chance.ts'
import { Explained } from '../../../../templates/Explained.tsx'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import type { Fund, NavHistory } from './fund.ts'
import { fundCurve } from './fund-curve.ts'
import styles from './RiskCard.module.css'
import { ShareBars } from './ShareBars.tsx'

/** How often holding on for a while would have gained in the fund's own past. */
export default function ChanceCard({ fund }: { readonly fund: Fund }) {
  const history = useQuery(serverData(queryNavHistory, { fundCode: fund.fundCode }))
  return (
    <Card title={<Explained term="profitChance">持有多久，历史盈利比例</Explained>}>
      <Loaded query={history} skeleton={<SkeletonBlock tall />}>
        {(data) => <Chances history={data} />}
      </Loaded>
    </Card>
  )
}

const holding = (months: number): string =>
  months < 12 ? `持有 ${months} 个月` : `持有 ${months / 12} 年`

function Chances({ history }: { readonly history: NavHistory }) {
  const curve = fundCurve(history)
  const chances = useMemo(
    () => HOLDING_MONTHS.map((months) => profitChance(curve, months)),
    [curve],
  )
  const [first, last] = [curve[0]?.date, curve[curve.length - 1]?.date]
  return (
    <>
      <ShareBars
        bars={chances.map(({ months, startDays, percent }) => ({
          key: String(months),
          name: holding(months),
          note: percent === null ? undefined : `${startDays} 个买入日`,
          value: formatRate(percent),
          percent: percent ?? 0,
        }))}
      />
      <p className={styles.basis}>
        {`按 ${formatDate(first)} 至 ${formatDate(last)} 每个有净值的日子买入计算，分红按再投资，未计费用。` +
          `买入日不足 ${FEWEST_START_DAYS} 个时显示“--”。历史数据不代表您以后的盈亏`}
      </p>
    </>
  )
}
