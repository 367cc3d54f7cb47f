import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { bindingPaths } from '#paths/binding.ts'
import { requestConsent } from '#platform/consent.ts'
import { painted } from '#platform/painted.ts'
import { figureShown } from '#platform/vitals.ts'
import { useDelayedFlag } from '#ui/layout/use-delayed-flag.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useIsSliding } from '#ui/layout/slide.ts'
import { useShell } from './shell-context.ts'

/** The state of a screen's data: a TanStack query, or several combined (`combineQueries`). */
export interface ScreenData<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** The same with the time at which the data arrived, in ms since 1970; 0 while there is none. */
export interface DatedData<T> extends ScreenData<T> {
  readonly dataUpdatedAt: number
}

export interface LoadedProps<T = unknown> {
  readonly query: ScreenData<T>
  /** A placeholder of the content's shape. */
  readonly skeleton: ReactNode
  /** Returns whether the data is empty; `empty` is then rendered. */
  readonly isEmpty?: ((data: T) => boolean) | undefined
  readonly empty?: ReactNode
  /** The part to show for a refusal, instead of earlier data too; null for the usual words. */
  readonly refused?: ((refusal: CallRefused) => ReactNode) | undefined
  readonly children: (data: T) => ReactNode
}

/**
 * Renders loaded data, or the state that a query is in: loading, offline, not signed in, refused,
 * failed or empty. The only place that renders these states.
 */
export function Loaded<T>({ query, skeleton, isEmpty, empty, refused, children }: LoadedProps<T>) {
  const sliding = useIsSliding()
  const drawn = useIsDrawn(sliding)
  const showSkeleton = useDelayedFlag(query.isPending, { atOnce: sliding }) || !drawn
  const isShown = query.data !== undefined && !showSkeleton
  useEffect(() => {
    if (isShown) figureShown()
  }, [isShown])
  const refusal = query.error instanceof CallRefused ? (refused?.(query.error) ?? null) : null
  if (refusal !== null) return refusal
  if (query.data !== undefined && isShown) {
    return isEmpty?.(query.data) === true ? empty : children(query.data)
  }
  if (query.error) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  // Not seen until then, with its room: what is below a part of a screen stays where it is.
  return (
    <div aria-busy="true" style={showSkeleton ? undefined : { visibility: 'hidden' }}>
      {skeleton}
    </div>
  )
}

/**
 * Returns whether content is drawn yet. What slides in begins as its skeleton, data or none: a
 * whole screen takes too long to draw for the slide's first frame, and is drawn while the slide
 * goes on.
 */
function useIsDrawn(sliding: boolean): boolean {
  const [drawn, setDrawn] = useState(!sliding)
  useLayoutEffect(() => {
    if (drawn) return undefined
    let isGone = false
    const draw = async () => {
      await painted()
      if (!isGone) startTransition(() => setDrawn(true))
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [drawn])
  return drawn
}

const LOGIN_NEEDED: ReadonlySet<number> = new Set([
  RET.notLoggedIn,
  RET.sessionExpired,
  RET.sessionEnded,
])

interface FailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** For who is signed in without an account, or has untied it. */
function AccountNeeded() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const from = wayBackTo(`${pathname}${search}`)
  return (
    <EmptyState
      kind="login"
      title="绑定账户后查看"
      note="您还没有绑定或开立账户"
      actionText="绑定或开立账户"
      onAction={() => void navigate(bindingPaths.binding.to({ from }))}
    />
  )
}

interface ConsentProps {
  /** Called once the user has agreed. */
  readonly onAgreed: () => void
}

/** In place of what needs an agreement to the privacy notice, which the user has not given. */
export function ConsentNeeded({ onAgreed }: ConsentProps) {
  return (
    <EmptyState
      kind="login"
      title="同意个人信息保护提示后查看"
      note="您目前仅浏览公开信息。这里要用到您的信息，请先阅读提示"
      actionText="阅读并同意"
      onAction={async () => {
        if (await requestConsent()) onAgreed()
      }}
    />
  )
}

/** A failed query in words, with the action to take: sign in, go back, or load again. */
export function ErrorState({ error, onRetry }: FailedProps) {
  const shell = useShell()
  if (error instanceof CallRefused && LOGIN_NEEDED.has(error.retCode)) {
    const signIn = () => void shell.login().then((signedIn) => signedIn && onRetry())
    return (
      <EmptyState
        kind="login"
        title="登录后查看"
        note="这里的内容与您的账户有关"
        actionText="登录"
        onAction={signIn}
      />
    )
  }
  if (error instanceof CallRefused && error.retCode === RET.accountNeeded) {
    return <AccountNeeded />
  }
  if (error instanceof CallRefused && error.retCode === RET.notFound) {
    return (
      <EmptyState
        kind="notfound"
        title={error.retMsg || '没有找到相关内容'}
        note="内容可能已经更新，或链接有误"
        actionText="返回上一页"
        onAction={shell.back}
      />
    )
  }
  if (error instanceof CallRefused) {
    return (
      <EmptyState
        kind="error"
        title={error.retMsg || '暂时无法查看'}
        actionText="重新加载"
        onAction={onRetry}
      />
    )
  }
  if (error instanceof CallFailure && error.reason === 'consent') {
    return <ConsentNeeded onAgreed={onRetry} />
  }
  if (!navigator.onLine || (error instanceof CallFailure && error.reason === 'network')) {
    return (
      <EmptyState
        kind="offline"
        title="网络开小差，请稍后再试"
        note="请检查网络连接后重新加载"
        actionText="重新加载"
        onAction={onRetry}
      />
    )
  }
  return (
    <EmptyState
      kind="error"
      title="加载失败"
      note="服务暂时没有正确回应，请稍后再试"
      actionText="重新加载"
      onAction={onRetry}
    />
  )
}
