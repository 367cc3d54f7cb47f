import type { ReactNode } from 'react'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import type { Fund } from './fund.ts'
import { missingStages } from './missing-words.ts'
import { ReturnTable } from './ReturnTable.tsx'
import { rankBasis, stageRows } from './stage-rows.ts'
import styles from './ReturnTable.module.css'

/**
 * The note below a table of returns: the peers, the benchmark, and that dividends count as
 * reinvested.
 */
export function ComparedWith({ fund }: { readonly fund: Fund }) {
  const parts = [
    fund.peerName === '' ? '' : `同类：${fund.peerName}`,
    fund.benchmarkName === '' || isMoneyMarket(fund) ? '' : `基准：${fund.benchmarkName}`,
  ].filter((part) => part !== '')
  return <p className={styles.note}>{[...parts, '分红按再投资计算'].join('；')}</p>
}

export function StageRows({ fund }: { readonly fund: Fund }) {
  const missing = missingStages(fund)
  const ranked = rankBasis(fund)
  return (
    <>
      <ReturnTable
        head="区间"
        benchmark={!isMoneyMarket(fund)}
        rows={stageRows(fund)}
        ranks={ranked !== null}
      />
      {missing === null ? null : <p className={styles.note}>{missing}</p>}
      {ranked === null ? null : <p className={styles.note}>{ranked}</p>}
    </>
  )
}

interface Props {
  readonly fund: Fund
  /** Shown at the right of the card's head. */
  readonly extra?: ReactNode
}

/** Stage returns compared with peers and benchmark. */
export function StageTable({ fund, extra }: Props) {
  return (
    <Card id="stages" title="阶段涨幅" extra={extra}>
      <p className={styles.day}>{`截至 ${formatDate(fund.navDate)}`}</p>
      <StageRows fund={fund} />
      <ComparedWith fund={fund} />
    </Card>
  )
}
