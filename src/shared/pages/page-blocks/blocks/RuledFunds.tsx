import { useQuery } from '@tanstack/react-query'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { now14 } from '#platform/clock.ts'
import { RuledRow } from '#shared/views/fund-list/RuledRow.tsx'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { figureName } from '#shared/views/fund-list/figure-words.ts'

interface Props {
  readonly ruleId: string
  /** The rule's own where it is empty. */
  readonly title: string
  readonly rows: number
}

/** A rule that was withdrawn, or that the provider's data has no funds for. */
const isGone = (error: unknown) => error instanceof CallRefused && error.retCode === RET.notFound

/** The first funds of a rule, with the way to all of them. */
export function RuledFunds({ ruleId, title, rows }: Props) {
  const query = useQuery(queryFor(queryFundList, { ruleId, page: 1, size: rows }))
  const { data } = query
  if (isGone(query.error)) return null
  if (data === undefined) {
    return (
      <Card title={title === '' ? '基金' : title} flush={query.error === null}>
        {query.error === null ? (
          <Skeleton shape="rows" lines={rows} />
        ) : (
          <BlockFailed onRetry={query.refetch} />
        )}
      </Card>
    )
  }
  const { rule, records, total } = data
  const span = rule.spans[0] ?? null
  const view = { rule, span, sort: rule.figure, today: now14().slice(0, 8) }
  return (
    <Card
      title={title === '' ? rule.title : title}
      extra={`按${figureName(rule.figure, span)}`}
      flush
    >
      <UnreadableNotice of={[records]} />
      <RowList label={rule.title}>
        {records.map((fund) => (
          <RuledRow
            key={fund.fundCode}
            fund={fund}
            view={view}
            ranked={false}
            opening={{ to: fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode }) }}
          />
        ))}
        <Row title={`查看全部 ${total} 只`} href={rankListPaths.rankDetail.to({ ruleId })} />
      </RowList>
    </Card>
  )
}
