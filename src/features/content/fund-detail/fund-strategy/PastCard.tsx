import { formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { strategyName, type StrategyAnswer } from './strategy-words.ts'

interface Props {
  readonly productCode: string
  readonly backtest: StrategyAnswer['backtest']
}

/** The back-test of three years of a strategy's signals; nothing where it is not known. */
export function PastCard({ productCode, backtest }: Props) {
  if (backtest === null) return null
  const { from, to, strategy, usual, usualName, assumes } = backtest
  return (
    <Card title="信号历史回测" extra="近 3 年">
      <TableScroll label="收益率和最大回撤">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">回测项目</th>
              <th scope="col">{strategyName(productCode)}</th>
              <th scope="col">{usualName}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">收益率</th>
              <td className={styles.own}>{formatPercent(strategy.profit)}</td>
              <td>{formatPercent(usual.profit)}</td>
            </tr>
            <tr>
              <th scope="row">最大回撤</th>
              <td className={styles.own}>{formatPercent(strategy.drawdown)}</td>
              <td>{formatPercent(usual.drawdown)}</td>
            </tr>
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.note}>
        {`${formatDate(from)} 至 ${formatDate(to)}，${assumes}。历史回测，不代表未来`}
      </p>
    </Card>
  )
}
