import { useQuery } from '@tanstack/react-query'
import { listTags } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { FundEntry } from '#shared/page-blocks/blocks/FundEntry.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

const THEME = '医药'

/** The funds of the theme, each with its return, its benchmark's and its risk. */
export function ThemeFunds() {
  const { data } = useQuery(queryFor(listTags, { tag: THEME }))
  if (data === undefined || data.funds.length === 0) return null
  return (
    <Card title="医药主题基金">
      <RowList label="医药主题基金">
        {data.funds.map(({ fundCode }) => (
          <FundEntry key={fundCode} fundCode={fundCode} range="3y" />
        ))}
      </RowList>
    </Card>
  )
}
