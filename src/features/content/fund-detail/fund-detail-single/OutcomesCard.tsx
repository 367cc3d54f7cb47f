import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import {
  HOLDING_MONTHS,
  holdingOutcomes,
  type HoldingOutcomes,
} from '#domain/fund/holding-outcomes.ts'
import { OUTCOMES } from '#domain/publicity/publicity.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import { fundCurve } from '#shared/parts/fund-chart/fund-curve.ts'
import { outcomeWords } from './outcome-words.ts'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { TableScroll } from '#ui/lists/TableScroll.tsx'

/** The distribution of the fund's past returns by holding time. */
export default function OutcomesCard({ fund }: { readonly fund: Fund }) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  return (
    <Card title={<InfoTip term="holdingOutcomes">不同持有时间的历史收益分布</InfoTip>}>
      <Loaded query={history} skeleton={<SkeletonBlock tall />}>
        {(data) => <Outcomes fund={fund} history={data} />}
      </Loaded>
    </Card>
  )
}

const holding = (months: number): string => (months < 12 ? `${months} 个月` : `${months / 12} 年`)
const quantileName = (part: number): string => (part === 0.5 ? '中位数' : `${part * 100}% 分位`)

function Outcomes({ fund, history }: { readonly fund: Fund; readonly history: NavHistory }) {
  const curve = fundCurve(history)
  const rows = useMemo(
    () => HOLDING_MONTHS.map((months) => holdingOutcomes(curve, months)),
    [curve],
  )
  return (
    <>
      <TableScroll label="按持有时间的历史收益">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">持有时间</th>
              {OUTCOMES.quantiles.map((part) => (
                <th key={part} scope="col">
                  {quantileName(part)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OutcomeRow key={row.months} outcomes={row} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.note}>{outcomeWords(fund.fundName, curve, rows)}</p>
    </>
  )
}

function OutcomeRow({ outcomes }: { readonly outcomes: HoldingOutcomes }) {
  const { months, startDays, results } = outcomes
  return (
    <tr>
      <th scope="row">
        {holding(months)}
        <span className={styles.since}>{results === null ? null : `${startDays} 个买入日`}</span>
      </th>
      {OUTCOMES.quantiles.map((part, at) => (
        <td key={part} data-tone={direction(results?.[at])}>
          {formatPercent(results?.[at])}
        </td>
      ))}
    </tr>
  )
}
