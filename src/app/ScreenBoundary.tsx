import { Component, type ReactNode } from 'react'
import { reportError } from '../platform/error-log.ts'
import { StateView } from '../ui/StateView.tsx'

interface Props {
  readonly children: ReactNode
}

/**
 * A screen that could not be loaded or drawn: said, reported, and the way out offered. Only a class can catch what is thrown
 * while rendering.
 */
export class ScreenBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    reportError({ kind: 'render', what: 'screen', detail })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <StateView
        kind="error"
        title="页面没有正常打开"
        note="您的资金和交易不受影响，请重新加载"
        actionText="重新加载"
        onAction={() => location.reload()}
        secondaryText="回到首页"
        onSecondary={() => location.assign('/')}
      />
    )
  }
}
