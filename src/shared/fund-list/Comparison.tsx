import { brand } from '#domain/brand.ts'
import { useState } from 'react'
import type { Figure, Span } from '#domain/fund/rule/figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { formatDate, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Button } from '#ui/fields/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './Comparison.module.css'
import { figureName, figureText } from './figure-words.ts'
import type { ListView, RuledFund } from './ruled-fund.ts'
import { MOST_COMPARED } from './use-comparison.ts'

interface Props {
  readonly funds: readonly RuledFund[]
  readonly view: ListView
}

type TableRow = readonly [name: string, text: (fund: RuledFund) => string]

const RISK: TableRow = ['风险等级', (fund) => FUND_RISKS[fund.fundRiskLevel].code]
const ofSort = (sort: Figure, span: Span | null): TableRow => [
  figureName(sort, span),
  (fund) => figureText(sort, fund.figure),
]
/** A return with the figures shown next to it. */
const OF_SPAN: readonly TableRow[] = [
  ['区间收益', ({ risk }) => formatPercent(risk?.own)],
  ['业绩比较基准', ({ risk }) => formatPercent(risk?.benchmark)],
  ['区间最大回撤', ({ risk }) => figureText('maxDrawdown', risk?.maxDrawdown ?? null)],
  ['区间年化波动率', ({ risk }) => formatRate(risk?.volatility)],
  ['区间起', ({ risk }) => formatDate(risk?.from)],
  ['区间止', ({ risk }) => formatDate(risk?.to)],
]

/** The bar that opens the comparison, and the figures of the picked funds side by side. */
export function Comparison({ funds, view: { sort, span } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const rows = span === null ? [RISK, ofSort(sort, span)] : [RISK, ofSort(sort, span), ...OF_SPAN]
  return (
    <>
      <BottomBar>
        <Button
          block
          missing={funds.length < 2 ? { reason: '请至少选择两只基金' } : null}
          onClick={() => setOpen(true)}
        >
          {`对比 ${funds.length}/${MOST_COMPARED} 只`}
        </Button>
      </BottomBar>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="基金对比">
        <TableScroll label="基金对比">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">基金</th>
                {funds.map(({ fundCode, fundName }) => (
                  <th key={fundCode} scope="col">
                    <a
                      className={styles.fund}
                      href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
                    >
                      {fundName}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, text]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {funds.map((fund) => (
                    <td key={fund.fundCode}>{text(fund)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <p className={styles.note}>{`${brand.pastLine}，对比不代表推荐`}</p>
      </Sheet>
    </>
  )
}
