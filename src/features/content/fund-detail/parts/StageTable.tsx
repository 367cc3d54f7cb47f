import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import { direction, formatDate, formatPercent } from '../../../../domain/format-figures.ts'
import { Card } from '../../../../ui/Card.tsx'
import type { Fund } from './fund.ts'
import styles from './StageTable.module.css'

const NAMES: Readonly<Record<Fund['stages'][number]['stage'], string>> = {
  '1w': '近1周',
  '1m': '近1月',
  '3m': '近3月',
  '6m': '近6月',
  '1y': '近1年',
  '3y': '近3年',
  '5y': '近5年',
  ytd: '今年来',
  all: '成立来',
}

/** Stage returns beside peers and benchmark, with the rank; `--` where the history is too short. */
export function StageTable({ fund }: { readonly fund: Fund }) {
  const benchmark = !isMoneyMarket(fund)
  return (
    <Card title="阶段涨幅" extra={`截至 ${formatDate(fund.navDate)}`}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">区间</th>
              <th scope="col">本基金</th>
              <th scope="col">同类平均</th>
              {benchmark ? <th scope="col">业绩基准</th> : null}
              <th scope="col">同类排名</th>
            </tr>
          </thead>
          <tbody>
            {fund.stages.map((stage) => (
              <tr key={stage.stage}>
                <th scope="row">{NAMES[stage.stage]}</th>
                <td className={styles.own} data-tone={direction(stage.own)}>
                  {formatPercent(stage.own)}
                </td>
                <td data-tone={direction(stage.peer)}>{formatPercent(stage.peer)}</td>
                {benchmark ? (
                  <td data-tone={direction(stage.benchmark)}>{formatPercent(stage.benchmark)}</td>
                ) : null}
                <td>
                  {stage.rank === null || stage.of === null ? '--' : `${stage.rank}/${stage.of}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p
        className={styles.note}
      >{`同类：${fund.peerName}；基准：${fund.benchmarkName}。分红按再投资计算`}</p>
    </Card>
  )
}
