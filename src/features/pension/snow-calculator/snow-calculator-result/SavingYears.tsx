import { useMemo } from 'react'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { SavingYear } from '#domain/pension/saving-years.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import styles from './SavingYears.module.css'

/** The year of a date of the chart. */
const yearOf = (date: string) => date.slice(0, 4)

/** The same years as a curve and as a table. */
export function SavingYears({ rows }: { readonly rows: readonly SavingYear[] }) {
  const dates = useMemo(() => rows.map(({ year }) => `${year}1231`), [rows])
  const series = useMemo(
    () => [
      {
        key: 'net',
        name: '账户内，领取后',
        tone: 'own' as const,
        values: rows.map(({ net }) => Number(net)),
      },
      {
        key: 'outside',
        name: '账户外',
        tone: 'gray' as const,
        values: rows.map(({ outside }) => Number(outside)),
      },
    ],
    [rows],
  )
  return (
    <>
      {rows.length < 2 ? null : (
        <Card title="逐年变化">
          <LineChart
            label="账户内领取后与账户外逐年的金额"
            dates={dates}
            series={series}
            format={formatAmount}
            formatDate={yearOf}
          />
        </Card>
      )}
      <Card title="逐年金额（元）">
        <TableScroll label="逐年金额表">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">年份</th>
                <th scope="col">累计缴存</th>
                <th scope="col">累计少缴的税</th>
                <th scope="col">账户内，领取后</th>
                <th scope="col">账户外</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ year, paid, saved, net, outside }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{formatAmount(paid)}</td>
                  <td>{formatAmount(saved)}</td>
                  <td>{formatAmount(net)}</td>
                  <td>{formatAmount(outside)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </Card>
    </>
  )
}
