import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { providerTime } from '#platform/clock.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  /** Ms since 1970; null for what is no copy. */
  readonly keptAt: number | null
  readonly onReload: () => void
}

/** Says that a copy on the device is shown, and of when; nothing above what is of now. */
export function KeptNotice({ keptAt, onReload }: Props) {
  if (keptAt === null) return null
  const time = formatDateTime(providerTime(keptAt), { seconds: false })
  return (
    <Banner tone="warning" action={{ text: '重新加载', onClick: onReload }}>
      {`暂时连不上服务，以下为 ${time} 保存的内容`}
    </Banner>
  )
}
