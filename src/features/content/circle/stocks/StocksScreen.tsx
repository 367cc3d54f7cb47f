import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listCircles, listCircleStocks } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { circlePaths } from '#paths/circle.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { circleField, MEDICINE } from '../parts/circle.ts'
import { StockRow, type Stock } from '../parts/StockRow.tsx'

type Input = PathInput<typeof circlePaths.stocks>

const SORTS = [
  { key: 'weight', label: '按权重' },
  { key: 'share', label: '按基金占比' },
] as const

const requestOf = ({ circle = MEDICINE, sort = 'weight' }: Input) => ({ circleId: circle, sort })

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(listCircleStocks, requestOf(input)),
]

/** The members of a circle's index, and how much of them own funds hold by their last report. */
export default function StocksScreen({ input }: { readonly input: Input }) {
  const { circle = MEDICINE, sort = 'weight' } = input
  const navigate = useNavigate()
  const choose = useUrlChoice(circlePaths.stocks, { circle: circleField(circle) })
  const query = useQuery(queryFor(listCircleStocks, requestOf(input)))
  const circles = useQuery(queryFor(listCircles, {}))
  const [held, setHeld] = useState<Stock | null>(null)
  const found = circles.data?.circles.find((it) => it.circleId === circle)
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={
        <Segments
          label="个股排序"
          items={SORTS}
          value={sort}
          onChange={(key) => choose({ sort: key })}
        />
      }
      isEmpty={({ stocks }) => isEmptyList(stocks)}
      empty={
        <EmptyState
          kind="empty"
          title="这个圈子没有对应的股票指数"
          actionText="查看全部圈子"
          onAction={() => void navigate(circlePaths.circleHome.to())}
        />
      }
      footNote={<RiskLine>仅列出指数成分与定期报告的事实，不构成对任何证券的判断</RiskLine>}
    >
      {({ stocks, reportDate }) => (
        <>
          <UnreadableNotice of={[stocks]} />
          <Card
            title={found === undefined ? '指数成分' : `${found.indexName}指数成分`}
            extra={reportDate === null ? undefined : `持仓截至 ${formatDate(reportDate)}`}
            flush
          >
            <RowList label="个股">
              {stocks.map((stock) => (
                <StockRow
                  key={stock.code}
                  stock={stock}
                  figure={sort}
                  onOpen={() => setHeld(stock)}
                />
              ))}
            </RowList>
          </Card>
          <Sheet
            open={held !== null}
            onClose={() => setHeld(null)}
            title={held === null ? '' : `持有${held.name}的本公司基金`}
            flush
          >
            <UnreadableNotice of={[held?.funds]} />
            <RowList label="持有它的基金">
              {held?.funds.map(({ fundCode, fundName, share }) => (
                <Row
                  key={fundCode}
                  title={fundName}
                  note={fundCode}
                  value={formatRate(share)}
                  valueNote="占净资产"
                  href={`${fundDetailPaths.fundDetailSingle.to({ fundCode })}#holdings`}
                />
              ))}
            </RowList>
          </Sheet>
        </>
      )}
    </DetailTemplate>
  )
}
