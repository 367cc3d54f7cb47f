import { formatDateTime } from '#domain/money/format-figures.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PageBlocks } from './PageBlocks.tsx'
import { pageFacts, usePageAnswer } from './use-page.ts'

interface Props {
  readonly slot: string
  /** The screen's own address: what is shared of the blocks. */
  readonly path: string
}

/**
 * The head of a screen as operators compose it. Where there is none, or it does not load, the
 * screen is whole without it.
 */
export function SlotHead({ slot, path }: Props) {
  const { data, isPending } = usePageAnswer({ slot })
  if (isPending) {
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  }
  if (data?.kind !== 'page') return null
  const { page, keptAt } = data
  return (
    <>
      {keptAt !== null && (
        <Banner tone="warning">
          {`没有网络，页面内容更新于 ${formatDateTime(keptAt, { seconds: false }).slice(5)}`}
        </Banner>
      )}
      <PageBlocks page={page} facts={pageFacts(data, path)} />
    </>
  )
}
