import { useMemo, useState } from 'react'
import { formatPercent, formatRate, formatWan } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import table from '#shared/parts/fund/ReturnTable.module.css'
import {
  lastInstitutions,
  SCALE_KINDS,
  scaleRows,
  scaleSeries,
  type Scale,
  type ScaleKind,
} from './scale-data.ts'
import { TableScroll } from '#ui/lists/TableScroll.tsx'

interface Props {
  readonly fund: Fund
  /** Oldest first; at least one. */
  readonly scales: readonly Scale[]
}

/** The fund's latest size, its history, and the share that institutions hold. */
export function ScaleCards({ fund, scales }: Props) {
  const rows = useMemo(() => scaleRows(scales), [scales])
  const latest = rows[0]
  const held = lastInstitutions(rows)
  return (
    <>
      <Card title="最新规模" extra={`截至 ${formatDate(latest?.date)}`}>
        <FigureGrid
          columns={2}
          items={[
            { key: 'scale', label: '资产规模（元）', value: formatWan(latest?.scale) },
            { key: 'shares', label: '总份额（份）', value: formatWan(latest?.totalShares) },
            {
              key: 'change',
              label: '较上期变动',
              value: formatPercent(latest?.change),
            },
            {
              key: 'institutions',
              label:
                held === null ? (
                  <InfoTip term="institutionShare" />
                ) : (
                  <InfoTip term="institutionShare" day={formatDate(held.date)}>
                    机构占比
                  </InfoTip>
                ),
              value: formatRate(held?.institutionShare),
            },
          ]}
        />
      </Card>
      {scales.length < 2 ? null : <ScaleChart fund={fund} scales={scales} />}
      <Card title="各期规模">
        <TableScroll label="各期规模表">
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">报告期</th>
                <th scope="col">资产规模</th>
                <th scope="col">变动</th>
                <th scope="col">总份额</th>
                <th scope="col">机构占比</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.date}>
                  <th scope="row">{formatDate(row.date)}</th>
                  <td className={table.own}>{formatWan(row.scale)}</td>
                  <td>{formatPercent(row.change)}</td>
                  <td>{formatWan(row.totalShares)}</td>
                  <td>{formatRate(row.institutionShare)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <p className={table.note}>
          规模的变动来自净值涨跌和投资者的买入、卖出。机构占比只在中期报告和年度报告中披露
        </p>
      </Card>
    </>
  )
}

function ScaleChart({ fund, scales }: Props) {
  const [kind, setKind] = useState<ScaleKind>('scale')
  const dates = useMemo(() => scales.map(({ date }) => date), [scales])
  const series = useMemo(() => scaleSeries(scales, kind), [scales, kind])
  return (
    <Card title="规模走势">
      <LineChart
        label={`${fund.fundName}规模走势`}
        dates={dates}
        series={series}
        format={formatWan}
        formatDate={formatDate}
      />
      <div className={table.under}>
        <Segments label="规模种类" items={SCALE_KINDS} value={kind} onChange={setKind} />
      </div>
    </Card>
  )
}
