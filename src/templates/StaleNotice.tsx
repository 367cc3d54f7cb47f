import { useContext } from 'react'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { providerTime } from '#platform/clock.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { PageQueries, type DatedQuery } from './page-queries.ts'

interface Props {
  /** A query of this page, in addition to those of the templates around it. */
  readonly query?: DatedQuery
}

/**
 * A notice that a refresh has failed and older data is shown, with the time of the oldest part.
 * Renders nothing while no refresh has failed.
 */
export function StaleNotice({ query }: Props) {
  const around = useContext(PageQueries) ?? []
  const all = query === undefined ? around : [...around, query]
  const stale = all.filter(({ error, dataUpdatedAt }) => error !== null && dataUpdatedAt !== 0)
  if (stale.length === 0) return null
  const oldest = Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))
  const time = formatDateTime(providerTime(oldest), { seconds: false })
  const reload = () => stale.forEach(({ refetch }) => void refetch())
  return (
    <Banner
      tone="warning"
      action={{ text: '重新加载', onClick: reload }}
    >{`没有更新成功，以下为 ${time} 的数据`}</Banner>
  )
}
