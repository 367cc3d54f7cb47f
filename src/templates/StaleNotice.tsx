import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/money/format-figures.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  /** One query of TanStack's that has data. */
  readonly query: {
    readonly error: Error | null
    readonly dataUpdatedAt: number
    readonly refetch: () => Promise<unknown>
  }
}

/** Says that what is shown is from before, where fetching it anew has failed; nothing otherwise. */
export function StaleNotice({ query }: Props) {
  if (query.error === null || query.dataUpdatedAt === 0) return null
  const time = formatDateTime(chinaTime(query.dataUpdatedAt), { seconds: false })
  return (
    <Banner
      tone="warning"
      action={{ text: '重新加载', onClick: () => void query.refetch() }}
    >{`没有更新成功，以下为 ${time} 的数据`}</Banner>
  )
}
