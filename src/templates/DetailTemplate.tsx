import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Page } from '#ui/layout/Page.tsx'
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx'
import { SkeletonScreen, type SkeletonShape } from '#ui/layout/Skeleton.tsx'
import { Loaded, type DatedData } from './Loaded.tsx'
import { RiskLine } from './RiskLine.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useShell } from './shell-context.ts'

interface Props<T> {
  readonly query: DatedData<T>
  /** Text of the title bar, where the data gives a better one than the screen's row. */
  readonly title?: (data: T) => string
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

/**
 * One thing and all that is known of it, over what can be done with it. Pulled down, all that the page shows is fetched anew;
 * where that fails, what was there stays, with its time.
 */
export function DetailTemplate<T>(props: Props<T>) {
  const {
    query,
    title,
    children,
    actions,
    footNote = <RiskLine />,
    skeleton = 'detail',
    ...states
  } = props
  const client = useQueryClient()
  const { setTitle } = useShell()
  const ownTitle = query.data === undefined ? undefined : title?.(query.data)
  useEffect(() => {
    if (ownTitle !== undefined) setTitle(ownTitle)
  }, [setTitle, ownTitle])
  return (
    <PullToRefresh onRefresh={() => client.refetchQueries({ type: 'active' })}>
      <Loaded query={query} skeleton={<SkeletonScreen shape={skeleton} />} {...states}>
        {(data) => (
          <>
            <Page footNote={footNote}>
              <StaleNotice query={query} />
              {children(data)}
            </Page>
            {actions?.(data)}
          </>
        )}
      </Loaded>
    </PullToRefresh>
  )
}
