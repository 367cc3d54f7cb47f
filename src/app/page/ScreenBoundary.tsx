import { Component, type ReactNode } from 'react'
import { recoverChunk } from '#platform/chunk-recovery.ts'
import { reportThrown } from '#platform/error-log.ts'
import { MissingPart } from '#ui/layout/lazy-part.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'

interface Props {
  readonly children: ReactNode
}

interface State {
  /** `recovering`: the page may be about to reload itself. */
  readonly at: 'ok' | 'recovering' | 'offline' | 'failed'
}

/**
 * Catches a screen that could not be loaded or rendered: reports the error, explains it, and offers
 * a way on. A class, because only a class component can catch what is thrown while rendering.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: 'ok' }

  static getDerivedStateFromError(error: unknown): State {
    return { at: error instanceof MissingPart ? 'recovering' : 'failed' }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) void this.recover(error)
    else reportThrown('render', 'screen', error)
  }

  async recover(missing: MissingPart) {
    const recovery = await recoverChunk(sessionStore)
    // Offline, or while the page is being left, a failed load does not mean that the release lacks
    // the part.
    if (recovery !== 'offline') reportThrown('render', 'screen', missing)
    if (recovery !== 'reloading')
      this.setState({ at: recovery === 'offline' ? 'offline' : 'failed' })
  }

  override render() {
    switch (this.state.at) {
      case 'ok':
        return this.props.children
      case 'recovering':
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
