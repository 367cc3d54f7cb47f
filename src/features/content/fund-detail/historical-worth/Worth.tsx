import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listFundEvents, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { EventsCard } from './EventsCard.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import type { WorthSpan } from './worth-chart.ts'
import { WorthCard, WorthFacts } from './WorthCard.tsx'
import { spanDays, worthChart } from './worth-chart.ts'

interface Props {
  readonly fund: Fund
  readonly span: WorthSpan
  readonly onSpan: (span: WorthSpan) => void
}

/** The net value over a span: curve, figures and events. */
export function Worth({ fund, span, onSpan }: Props) {
  const { fundCode } = fund
  const history = useQuery(queryFor(queryNavHistory, { fundCode }))
  const eventsQuery = useQuery(queryFor(listFundEvents, { fundCode }))
  const points = history.data?.points
  // The curve does not wait for its events.
  const events = eventsQuery.data?.events
  const { range, from, to } = span
  const chart = useMemo(() => {
    const last = points?.[points.length - 1]?.date
    if (points === undefined || last === undefined) return null
    return worthChart(points, events ?? [], spanDays({ range, from, to }, last))
  }, [points, events, range, from, to])
  return (
    <DetailTemplate
      query={history}
      head={<FundLine fund={fund} />}
      skeleton="curve"
      isEmpty={(data) => data.points.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="还没有公布净值"
          note="基金成立后，每个交易日的净值显示在这里"
        />
      }
    >
      {(data) => (
        <>
          <WorthCard fund={fund} points={data.points} chart={chart} span={span} onSpan={onSpan} />
          {chart === null ? null : (
            <>
              <WorthFacts chart={chart} />
              <UnreadableNotice of={[events]} />
              <EventsCard query={eventsQuery} events={chart.events} hasHole={chart.hole !== null} />
            </>
          )}
          <Card flush>
            <Row title="每日净值" href={fundDetailPaths.fundValueHistory.to({ fundCode })} />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
