import type * as v from 'valibot'
import type { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { formatDate, formatRate } from '#domain/money/format-figures.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'

type Reports = v.InferOutput<typeof queryFixedPlusBand.payload>['reports']

/** What the funds of a band held on average, by their reports; bonds can be above 100 % by loans. */
export const AllocationCard = ({ reports }: { readonly reports: Reports }) => (
  <Card title="近3年的持仓" extra="各基金季报的平均">
    <UnreadableNotice of={[reports]} />
    <KeyValue
      dense
      items={reports.map(({ reportDate, stock, bond, funds }) => ({
        label: formatDate(reportDate),
        value: (
          <FactLine
            facts={[`股票 ${formatRate(stock)}`, `债券 ${formatRate(bond)}`, `${funds} 只`]}
          />
        ),
      }))}
    />
  </Card>
)
