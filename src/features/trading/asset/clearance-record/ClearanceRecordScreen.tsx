import { useNavigate } from 'react-router-dom'
import { listClearedFunds } from '#api/calls/asset.ts'
import { prefetchPages } from '#api/query.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { assetPaths } from '#paths/asset.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'

export const prefetch: Prefetch<object> = () => [prefetchPages(listClearedFunds, {})]

/** Funds of which all shares have been sold: how long they were held, and their profit. */
export default function ClearanceRecordScreen() {
  const navigate = useNavigate()
  const list = useEndlessList(listClearedFunds, {})
  return (
    <ListTemplate
      label="已清仓基金"
      list={list}
      itemKey={(row) => row.fundCode}
      empty={{
        title: '还没有清仓的基金',
        note: '一只基金的份额全部卖出后，盈亏显示在这里',
        actionText: '查看持有',
        onAction: () => void navigate(assetPaths.holdList.to()),
      }}
      footNote={<RiskLine>盈亏已扣除费用，包含现金分红</RiskLine>}
    >
      {(row) => (
        <Row
          title={row.fundName}
          note={
            <NoBreakText
              texts={[
                `${formatDate(row.firstBuyDate)} 至`,
                formatDate(row.clearDate),
                `持有 ${row.holdDays} 天`,
              ]}
            />
          }
          value={<ProfitAmount amount={row.profit} />}
          valueNote={
            <NumberText
              size="note"
              tone={direction(row.profitRate)}
              value={formatPercent(row.profitRate)}
            />
          }
          href={assetPaths.singleDetail.to({ fundCode: row.fundCode })}
        />
      )}
    </ListTemplate>
  )
}
