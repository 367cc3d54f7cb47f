// No template: what the page is made of, and its foot, are the operators'.
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { PageState } from '#domain/page/life.ts'
import type { PathInput } from '#paths/path.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { droppedText } from '#shared/pages/page-blocks/drop-words.ts'
import { prefetchPage, usePageAnswer, type FoundPage } from '#shared/pages/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Refreshable } from '#templates/Refreshable.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useTitle } from '#templates/use-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoPage } from './NoPage.tsx'
import { titleOf, WholePage } from './WholePage.tsx'

/** In the file of the screen, so that neither has a file more to load. */
export { slotCalls, SlotDocument } from './SlotDocument.tsx'

interface Props {
  readonly input: PathInput<typeof pageBuilderPaths.pageBuilder>
}

export const prefetch: Prefetch<Props['input']> = ({ pageId, preview }, signedIn) =>
  preview === undefined ? prefetchPage({ pageId }, signedIn) : []

export default function PageBuilderScreen({ input }: Props) {
  const { pageId, preview } = input
  const query = usePageAnswer({ pageId, preview })
  useTitle(query.data === undefined ? undefined : titleOf(query.data))
  return (
    <Refreshable>
      <Loaded query={query} skeleton={<SkeletonScreen />}>
        {(answer) =>
          answer.kind === 'page' ? (
            <WholePage
              answer={answer}
              path={pageBuilderPaths.pageBuilder.to({ pageId: answer.of.pageId })}
              above={answer.of.preview === null ? null : <PreviewBar answer={answer} />}
            />
          ) : (
            <Page>
              <NoPage answer={answer} onRetry={() => void query.refetch()} />
            </Page>
          )
        }
      </Loaded>
    </Refreshable>
  )
}

/** The state of a version that was published once; every other is not published. */
const PUBLISHED: Readonly<Partial<Record<PageState, string>>> = {
  live: '已上线',
  ended: '已下线',
  takenDown: '已下线',
}

function PreviewBar({ answer }: { readonly answer: FoundPage }) {
  const { version, preview, arm } = answer.of
  const { dropped } = answer.page
  if (preview === null) return null
  const facts = [
    preview.from === null ? '未排期' : `${formatDateTime(preview.from, { seconds: false })} 起`,
    ...(preview.until === null ? [] : [`至 ${formatDateTime(preview.until, { seconds: false })}`]),
    preview.audience === '' ? '所有人' : '指定人群',
    ...(arm === null ? [] : [`实验组 ${arm.key}`]),
  ]
  return (
    <>
      <Banner tone="info">
        {`预览 v${version}（${PUBLISHED[preview.state] ?? '未发布'}） ${facts.join('，')}`}
      </Banner>
      {dropped.length === 0 ? null : (
        <Banner tone="warning">
          {`${dropped.length} 个区块没有显示：${dropped.map(droppedText).join('，')}`}
        </Banner>
      )}
    </>
  )
}
