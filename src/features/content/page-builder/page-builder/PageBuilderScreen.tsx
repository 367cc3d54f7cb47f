// No template: what the page is made of, and its foot, are the operators'.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/money/format-figures.ts'
import type { PageState } from '#domain/page/life.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import type { PathInput } from '#paths/path.ts'
import { homePaths } from '#paths/home.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { now14 } from '#platform/clock.ts'
import { CopyNotice } from '#shared/page-blocks/ComposedPart.tsx'
import { droppedText } from '#shared/page-blocks/drop-words.ts'
import { PageFootContext } from '#shared/page-blocks/page-context.ts'
import { PageBlocks } from '#shared/page-blocks/PageBlocks.tsx'
import {
  pageFacts,
  prefetchPage,
  usePageAnswer,
  type FoundPage,
  type PageAnswer,
} from '#shared/page-blocks/use-page.ts'
import { useSharedPage } from '#shared/page-blocks/use-shared-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Refreshable } from '#templates/Refreshable.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { useTitle } from '#templates/use-title.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { OtherPages } from './OtherPages.tsx'

interface Props {
  readonly input: PathInput<typeof pageBuilderPaths.pageBuilder>
}

export const prefetch: Prefetch<Props['input']> = ({ pageId, preview }, signedIn) =>
  preview === undefined ? prefetchPage({ pageId }, signedIn) : []

const withTitle = (answer: PageAnswer): string | undefined => {
  const title =
    answer.kind === 'page' ? answer.page.root.title : 'title' in answer ? answer.title : ''
  return title === '' ? undefined : title
}

export default function PageBuilderScreen({ input }: Props) {
  const { pageId, preview } = input
  const query = usePageAnswer({ pageId, preview })
  useTitle(query.data === undefined ? undefined : withTitle(query.data))
  return (
    <Refreshable>
      <Loaded query={query} skeleton={<SkeletonScreen />}>
        {(answer) =>
          answer.kind === 'page' ? (
            <Composed answer={answer} />
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

function Composed({ answer }: { readonly answer: FoundPage }) {
  const { page, of, keptAt } = answer
  const { root } = page
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const facts = pageFacts(answer, pageBuilderPaths.pageBuilder.to({ pageId: of.pageId }))
  useSharedPage(facts)
  const note = root.riskLine === '' ? {} : { footNote: <p>{RISK_LINES[root.riskLine]}</p> }
  return (
    <>
      <Page {...note}>
        {of.preview === null ? null : <PreviewBar answer={answer} />}
        <CopyNotice keptAt={keptAt} />
        <PageFootContext value={foot}>
          <PageBlocks page={page} facts={facts} />
        </PageFootContext>
      </Page>
      <div ref={setFoot} />
    </>
  )
}

/** What a version is that was published once; every other is not published. */
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

interface NoPageProps {
  readonly answer: Exclude<PageAnswer, { kind: 'page' }>
  readonly onRetry: () => void
}

/** Why there is no page, and what to do next. */
function NoPage({ answer, onRetry }: NoPageProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const home = () => void navigate(homePaths.home.to())
  switch (answer.kind) {
    case 'unknown':
      return (
        <>
          <EmptyState
            kind="notfound"
            title="没有找到这个页面"
            note="链接可能有误，或页面已经下线"
            actionText="回到首页"
            onAction={home}
          />
          <OtherPages />
        </>
      )
    case 'signIn':
      return (
        <EmptyState
          kind="login"
          title="登录后查看"
          note="这个页面与您的账户有关"
          actionText="登录"
          onAction={() => void shell.login().then((signedIn) => signedIn && onRetry())}
        />
      )
    case 'notForYou':
      return (
        <EmptyState
          kind="empty"
          title="这个页面暂不对您开放"
          note="它是为另一部分客户准备的"
          actionText="回到首页"
          onAction={home}
        />
      )
    case 'ended':
      return (
        <EmptyState
          kind="empty"
          title={answer.endText === '' ? '页面已经结束' : answer.endText}
          actionText="回到首页"
          onAction={home}
        />
      )
    case 'newer':
      return (
        <EmptyState
          kind="error"
          title="当前版本还不能显示这个页面"
          note="请更新到最新版本后再试"
          actionText="重新加载"
          onAction={onRetry}
        />
      )
    case 'notYet':
      return <NotYet from={answer.from} onTime={onRetry} />
  }
}

const MOST_SECONDS = 3_660 * 86_400

function waitText(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24]
  const rest = `${hours} 小时 ${Math.floor(seconds / 60) % 60} 分 ${seconds % 60} 秒`
  return days === 0 ? rest : `${days} 天 ${rest}`
}

function NotYet({ from, onTime }: { readonly from: string | null; readonly onTime: () => void }) {
  const [end] = useState(() =>
    from === null ? null : Date.now() + secondsBetween(now14(), from) * 1_000,
  )
  const left = useSecondsLeft(end, MOST_SECONDS)
  const isTime = end !== null && left === 0
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    if (isTime) tell()
  }, [isTime])
  return (
    <EmptyState
      kind="empty"
      title={from === null ? '页面还没有开放' : `${formatDateTime(from, { seconds: false })} 开放`}
      {...(left === 0 ? {} : { note: `还有 ${waitText(left)}` })}
      actionText="重新加载"
      onAction={onTime}
    />
  )
}
