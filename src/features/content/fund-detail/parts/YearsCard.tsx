import { useQuery } from '@tanstack/react-query'
import { listPeriodReturns, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { yearRows, type YearRow } from './year-rows.ts'

interface Props {
  readonly fund: Fund
  /** With what each year was above the benchmark, and the year that is not over. */
  readonly detailed?: boolean
}

/** Full calendar years compared with the benchmark, with the deepest fall of each. */
export function YearsCard({ fund, detailed = false }: Props) {
  const { fundCode, tradeDate } = fund
  const periods = useQuery(queryFor(listPeriodReturns, { fundCode, period: 'year' }))
  const history = useQuery(queryFor(queryNavHistory, { fundCode }))
  const data =
    periods.data && history.data
      ? {
          all: periods.data.periods,
          rows: yearRows(periods.data.periods, history.data.points, tradeDate, detailed),
        }
      : undefined
  return (
    <Card title={detailed ? '年度业绩' : '完整年度业绩'}>
      <Loaded
        query={combineQueries([periods, history], data)}
        skeleton={<Skeleton shape="rows" lines={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            kind="empty"
            title="还没有完整年度的业绩"
            note="满一个自然年度后显示，成立不足 6 个月不展示业绩"
          />
        }
      >
        {({ all, rows }) => (
          <>
            <UnreadableNotice of={[all]} />
            <YearTable rows={rows} detailed={detailed} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface TableProps {
  readonly rows: readonly YearRow[]
  readonly detailed: boolean
  readonly name?: string
  /** The basis of the figures. */
  readonly basis?: string
}

/** Years compared with the benchmark, newest first. */
export function YearTable({
  rows,
  detailed,
  name = '本基金',
  basis = '按红利再投资计算',
}: TableProps) {
  const [newest, oldest] = [rows[0], rows[rows.length - 1]]
  return (
    <>
      <TableScroll label="按年度的业绩">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">年度</th>
              <th scope="col">{name}</th>
              <th scope="col">业绩基准</th>
              {detailed ? <th scope="col">超额收益</th> : null}
              <th scope="col">最大回撤</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, own, benchmark, excess, fall }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className={styles.own} data-tone={direction(own)}>
                  {formatPercent(own)}
                </td>
                <td data-tone={direction(benchmark)}>{formatPercent(benchmark)}</td>
                {detailed ? <td data-tone={direction(excess)}>{formatPercent(excess)}</td> : null}
                <td>{formatRate(fall === null ? null : -fall)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.note}>
        {`每年从上一年最后一个净值日算起，${formatDate(oldest?.from)} 至 ${formatDate(newest?.to)}，${basis}；最大回撤为同一年度内的最大跌幅`}
      </p>
    </>
  )
}
