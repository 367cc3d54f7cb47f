import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { homePaths } from '#paths/home.ts'
import { now14 } from '#platform/clock.ts'
import type { PageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { OtherPages } from './OtherPages.tsx'

interface NoPageProps {
  readonly answer: Exclude<PageAnswer, { kind: 'page' }>
  readonly onRetry: () => void
}

/** Shows why there is no page, and what to do next. */
export function NoPage({ answer, onRetry }: NoPageProps) {
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
      note={left === 0 ? undefined : `还有 ${waitText(left)}`}
      actionText="重新加载"
      onAction={onTime}
    />
  )
}
