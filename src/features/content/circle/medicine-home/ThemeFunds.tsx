import { useQuery } from '@tanstack/react-query'
import { listTags } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { FundEntry } from '#shared/pages/page-blocks/blocks/FundEntry.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

const THEME = '医药'
const TITLE = '医药主题基金'

/** The funds of the theme, each with its return, its benchmark's and its risk. */
export function ThemeFunds() {
  const { data, error, refetch } = useQuery(queryFor(listTags, { tag: THEME }))
  if (data === undefined) {
    return error === null ? null : (
      <Card title={TITLE} flush>
        <FailedLine what="基金" onRetry={refetch} />
      </Card>
    )
  }
  if (isEmptyList(data.funds)) return null
  return (
    <Card title={TITLE}>
      <UnreadableNotice of={[data.funds]} />
      <RowList label={TITLE}>
        {data.funds.map(({ fundCode }) => (
          <FundEntry key={fundCode} fundCode={fundCode} range="3y" />
        ))}
      </RowList>
    </Card>
  )
}
