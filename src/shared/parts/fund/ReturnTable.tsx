import { direction, formatPercent } from '#domain/money/format-figures.ts'
import styles from './ReturnTable.module.css'
import { TableScroll } from '#ui/lists/TableScroll.tsx'

export interface ReturnRow {
  readonly key: string
  readonly name: string
  /** A second line under the name. */
  readonly note?: string | undefined
  /** Percent; null where the history is too short. */
  readonly own: string | null
  readonly peer: string | null
  readonly benchmark: string | null
  readonly rank: number | null
  readonly of: number | null
}

interface Props {
  /** The head of the first column: 区间, 年度. */
  readonly head: string
  readonly rows: readonly ReturnRow[]
  /** True to show the benchmark; not for money-market funds. */
  readonly benchmark: boolean
  /** True to show ranks, which is not allowed for calendar periods. */
  readonly ranks?: boolean
}

/**
 * A fund's returns compared with peers and benchmark, with the rank; `--` where the history is too
 * short.
 */
export function ReturnTable({ head, rows, benchmark, ranks = false }: Props) {
  const figure = (value: string | null, className?: string) => (
    <td className={className} data-tone={direction(value)}>
      {formatPercent(value)}
    </td>
  )
  return (
    <TableScroll label={`按${head}的涨幅`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">本基金</th>
            <th scope="col">同类平均</th>
            {benchmark ? <th scope="col">业绩基准</th> : null}
            {ranks ? <th scope="col">同类排名</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                {row.note === undefined ? null : <span className={styles.since}>{row.note}</span>}
              </th>
              {figure(row.own, styles.own)}
              {figure(row.peer)}
              {benchmark ? figure(row.benchmark) : null}
              {ranks ? (
                <td>{row.rank === null || row.of === null ? '--' : `${row.rank}/${row.of}`}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
