import { Component, type ReactNode } from 'react'
import { MissingPart } from './lazy-part.ts'

interface Props {
  /** In place of what threw. */
  readonly instead: () => ReactNode
  /** Reports it; by default to the window, as an error that none has caught. */
  readonly onError?: (error: unknown) => void
  /** True if a part whose file has not come is left to the boundary of the screen. */
  readonly leavesMissing?: boolean
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** As `window.reportError`, which old webviews have not. */
function reportToWindow(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  window.dispatchEvent(new ErrorEvent('error', { error, message }))
}

/**
 * Keeps what a part of a screen throws, as it loads or is drawn, to that part. A class, because only
 * a class component can catch it.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (!this.leaves(error)) (this.props.onError ?? reportToWindow)(error)
  }

  leaves(error: unknown): boolean {
    return this.props.leavesMissing === true && error instanceof MissingPart
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (this.leaves(failure.error)) throw failure.error
    return this.props.instead()
  }
}
