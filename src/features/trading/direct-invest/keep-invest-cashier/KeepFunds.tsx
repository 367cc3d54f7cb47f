import type * as v from 'valibot'
import type { queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { isEmptyList } from '#api/rows.ts'

interface Props {
  readonly activityId: string
  readonly funds: v.InferOutput<typeof queryWelcomeConfig.payload>['funds']
}

/** The funds of the keep challenge, one of which its plan buys. */
export function KeepFunds({ activityId, funds }: Props) {
  if (isEmptyList(funds)) return <EmptyState kind="empty" title="活动暂时没有可以定投的基金" />
  return (
    <Page footNote={<RiskLine />}>
      <UnreadableNotice of={[funds]} />
      <Card title="选择活动基金" flush>
        <RowList label="活动基金">
          {funds.map(({ fundCode, fundName, minAmount }) => (
            <Row
              key={fundCode}
              title={fundName}
              note={`${fundCode}，每期最低 ${formatAmount(minAmount)} 元`}
              href={directInvestPaths.keepInvestCashier.to({ activityId, fundCode })}
            />
          ))}
        </RowList>
      </Card>
    </Page>
  )
}
