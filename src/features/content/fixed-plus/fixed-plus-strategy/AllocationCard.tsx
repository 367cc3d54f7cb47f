import type * as v from 'valibot'
import type { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './BandCards.module.css'

type Reports = v.InferOutput<typeof queryFixedPlusBand.payload>['reports']

/** Returns how many funds the averages are of: some are younger than the first report. */
function countWords(reports: Reports): string {
  const counts = reports.map(({ funds }) => funds)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? `${most} 只基金` : `${least} 至 ${most} 只基金`
}

/**
 * Shows what the funds of a band held on average, by their reports; bonds can be above 100 % by
 * loans.
 */
export const AllocationCard = ({ reports }: { readonly reports: Reports }) => (
  <Card title="近3年的持仓" extra="各基金季报的平均">
    <UnreadableNotice of={[reports]} />
    <KeyValue
      dense
      items={reports.map(({ reportDate, stock, bond }) => ({
        label: formatDate(reportDate),
        value: <FactLine facts={[`股票 ${formatRate(stock)}`, `债券 ${formatRate(bond)}`]} />,
      }))}
    />
    {reports.length === 0 ? null : (
      <p className={styles.note}>{`每期 ${countWords(reports)}占净值比的平均，其余为现金和其他`}</p>
    )}
  </Card>
)
