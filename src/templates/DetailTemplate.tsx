import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { SkeletonScreen, type SkeletonShape } from '../ui/Skeleton.tsx'
import { Loaded, type ScreenData } from './Loaded.tsx'
import { RiskLine } from './RiskLine.tsx'

interface Props<T> {
  readonly query: ScreenData<T>
  readonly isEmpty?: (data: T) => boolean
  readonly empty?: ReactNode
  /** The cards, one under another. */
  readonly children: (data: T) => ReactNode
  /** A `BottomBar` with what one can do. */
  readonly actions?: (data: T) => ReactNode
  readonly footNote?: ReactNode
  /** What is to come; which fund, a chart and rows unless told otherwise. */
  readonly skeleton?: SkeletonShape
}

/** One thing and all that is known of it, over what can be done with it. */
export function DetailTemplate<T>(props: Props<T>) {
  const {
    query,
    children,
    actions,
    footNote = <RiskLine />,
    skeleton = 'detail',
    ...states
  } = props
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape={skeleton} />} {...states}>
      {(data) => (
        <>
          <Page footNote={footNote}>{children(data)}</Page>
          {actions?.(data)}
        </>
      )}
    </Loaded>
  )
}
