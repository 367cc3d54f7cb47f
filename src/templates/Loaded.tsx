import { useDeferredValue, type ReactNode } from 'react'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { useDelayedFlag } from '#ui/layout/use-delayed-flag.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useIsSliding } from '#ui/layout/slide.ts'
import { useShell } from './shell-context.ts'

/** What a screen must know of its data: one query of TanStack's, or several taken together. */
export interface ScreenData<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** The same with when the data came, in milliseconds; 0 while there is none. */
export interface DatedData<T> extends ScreenData<T> {
  readonly dataUpdatedAt: number
}

interface Props<T> {
  readonly query: ScreenData<T>
  /** Has the shape of what comes. */
  readonly skeleton: ReactNode
  /** When there is nothing to show: what to say instead. */
  readonly isEmpty?: (data: T) => boolean
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/**
 * Server data on a screen: loading, offline, not logged in, refused, failed and empty are handled
 * here, once.
 */
export function Loaded<T>({ query, skeleton, isEmpty, empty, children }: Props<T>) {
  const sliding = useIsSliding()
  // What slides in begins as its skeleton, data or none: a whole screen takes too long to draw, and
  // is drawn while the slide goes on.
  const drawn = useDeferredValue(true, !sliding)
  const showSkeleton = useDelayedFlag(query.isPending, { atOnce: sliding }) || !drawn
  if (query.data !== undefined && !showSkeleton) {
    return isEmpty?.(query.data) === true ? empty : children(query.data)
  }
  if (query.error) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  return <div aria-busy="true">{showSkeleton ? skeleton : null}</div>
}

const LOGIN_NEEDED: ReadonlySet<number> = new Set([RET.notLoggedIn, RET.sessionExpired])

interface FailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Why there is nothing, and what to do next. */
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
