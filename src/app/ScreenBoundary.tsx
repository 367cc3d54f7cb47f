import { Component, type ReactNode } from 'react'
import { isChunkFailure, recoverChunk } from '#platform/chunk-recovery.ts'
import { reportError } from '#platform/error-log.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly children: ReactNode
}

interface State {
  /** `mending`: the page may be loaded anew in a moment. */
  readonly at: 'well' | 'mending' | 'offline' | 'failed'
}

/**
 * A screen that could not be loaded or drawn: said, reported, and the way out offered. Only a class
 * can catch what is thrown while rendering.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: 'well' }

  static getDerivedStateFromError(error: unknown): State {
    return { at: isChunkFailure(error) ? 'mending' : 'failed' }
  }

  override componentDidCatch(error: unknown) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    reportError({ kind: 'render', what: 'screen', detail })
    if (isChunkFailure(error)) void this.mend()
  }

  async mend() {
    const recovery = await recoverChunk(sessionStorage)
    if (recovery !== 'reloading')
      this.setState({ at: recovery === 'offline' ? 'offline' : 'failed' })
  }

  override render() {
    switch (this.state.at) {
      case 'well':
        return this.props.children
      case 'mending':
        return <div aria-busy="true" />
      case 'offline':
        return (
          <EmptyState
            kind="offline"
            title="当前没有网络"
            note="这个页面还没有保存在本机，请检查网络连接后重新加载"
            {...WAYS_ON}
          />
        )
      case 'failed':
        return (
          <EmptyState
            kind="error"
            title="页面没有正常打开"
            note="您的资金和交易不受影响，请重新加载"
            {...WAYS_ON}
          />
        )
    }
  }
}

const WAYS_ON = {
  actionText: '重新加载',
  onAction: () => location.reload(),
  secondaryText: '回到首页',
  onSecondary: () => location.assign('/'),
} as const
