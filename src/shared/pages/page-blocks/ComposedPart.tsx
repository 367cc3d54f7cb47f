import { now14 } from '#platform/clock.ts'
import { formatNearTime } from '#domain/calendar/format-dates.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { PageBlocks } from './PageBlocks.tsx'
import { pageFacts, type FoundPage } from './use-page.ts'

/** Says that what is shown is a copy, and of when; nothing above an answer. */
export function CopyNotice({ keptAt }: Pick<FoundPage, 'keptAt'>) {
  if (keptAt === null) return null
  const time = formatNearTime(keptAt, now14())
  return <Banner tone="warning">{`没有网络，内容更新于 ${time}`}</Banner>
}

interface Props {
  readonly answer: FoundPage
  /** The address under which the page is shared. */
  readonly path: string
}

/** A composed page as part of a screen. */
export function ComposedPart({ answer, path }: Props) {
  return (
    <>
      <CopyNotice keptAt={answer.keptAt} />
      <PageBlocks
        page={answer.page}
        facts={pageFacts(answer, path)}
        ahead={answer.isAhead === true}
      />
    </>
  )
}
