import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import type * as v from 'valibot'
import { listPortfolioAdjustments } from '#api/calls/advice/portfolio.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { ADJUSTMENT_WORDS } from '#shared/views/portfolio/portfolio.ts'
import { portfolioRefused } from '#shared/views/portfolio/PortfolioRefused.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

type Input = PathInput<typeof configAdvisePaths.configHistory>
type Adjustment = v.InferOutput<typeof listPortfolioAdjustments.payload>['records'][number]

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(listPortfolioAdjustments, input)]

/** The adjustments of a portfolio: when, why, what changed, and what each did to the holder. */
export default function ConfigHistoryScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(listPortfolioAdjustments, input)
  return (
    <DetailTemplate
      query={query}
      footNote={<AdviceRiskLine />}
      refused={portfolioRefused}
      isEmpty={({ total }) => total === 0}
      empty={<StateWithBack kind="empty" title="还没有调仓" note="每季度结束后再平衡一次" />}
    >
      {({ records }) => records.map((it) => <AdjustmentCard key={it.adjustmentId} it={it} />)}
    </DetailTemplate>
  )
}

function AdjustmentCard({ it }: { readonly it: Adjustment }) {
  return (
    <>
      <Card title={it.reason} extra={formatDate(it.date)}>
        <KeyValue
          items={[
            { label: '单边换手', value: formatRate(it.turnover) },
            ...it.changes.map(({ fundCode, fundName, before, after }) => ({
              label: fundName,
              value: `${formatRate(before)} → ${formatRate(after)}`,
              note: fundCode,
            })),
            ...(it.changes.length === 0
              ? [{ label: '目标比例', value: '不变，恢复到约定比例' }]
              : []),
          ]}
        />
      </Card>
      {it.own === null ? null : <OwnOrders own={it.own} />}
    </>
  )
}

function OwnOrders({ own }: { readonly own: NonNullable<Adjustment['own']> }) {
  const { yuan } = useYuan()
  return (
    <RowCard title="对我的影响" extra={ADJUSTMENT_WORDS[own.state]}>
      <Row
        title={`卖出 ${yuan(own.sold)}，买入 ${yuan(own.bought)}`}
        note={`交易费用 ${yuan(own.fee)}`}
      />
      {own.orders.map((order) => (
        <Row
          key={order.applyNo}
          title={`${order.title} ${order.fundName}`}
          href={transactionPaths.transactionDetail.to({ applyNo: order.applyNo })}
        />
      ))}
    </RowCard>
  )
}
