import type { ReactNode } from 'react'
import type { CallRefused } from '#api/client.ts'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonCards, SkeletonScreen, type SkeletonShape } from '#ui/layout/Skeleton.tsx'
import { DataTemplate } from './DataTemplate.tsx'
import { Loaded, type DatedData } from './Loaded.tsx'
import { Refreshable } from './Refreshable.tsx'
import { RiskLine } from './RiskLine.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useTitle } from './use-title.ts'

interface Props<T> {
  readonly query: DatedData<T>
  /** The title bar's text, where the data has a more exact one than the screen's row. */
  readonly title?: ((data: T) => string) | undefined
  readonly isEmpty?: ((data: T) => boolean) | undefined
  readonly empty?: ReactNode
  /** As of `Loaded`. */
  readonly refused?: ((refusal: CallRefused) => ReactNode) | undefined
  /** Shown at the top, also while the rest loads: which fund, tabs. */
  readonly head?: ReactNode
  /** The cards, one under another. */
  readonly children: (data: T) => ReactNode
  /** A `BottomBar` with the page's actions. */
  readonly actions?: ((data: T) => ReactNode) | undefined
  readonly footNote?: ReactNode
  /** The shape to show while loading; by default a fund, a chart and rows. */
  readonly skeleton?: SkeletonShape | undefined
}

/** A page about one thing: cards of facts, with actions in a bar below. */
export function DetailTemplate<T>(props: Props<T>) {
  const { head, children, actions, footNote = <RiskLine />, skeleton = 'detail', ...data } = props
  if (head !== undefined) return <HeadedDetail {...props} head={head} />
  return (
    <DataTemplate {...data} skeleton={<SkeletonScreen shape={skeleton} />}>
      {(loaded) => (
        <>
          <Page footNote={footNote}>
            <StaleNotice />
            <InTurn>{children(loaded)}</InTurn>
          </Page>
          {actions?.(loaded)}
        </>
      )}
    </DataTemplate>
  )
}

function HeadedDetail<T>(props: Props<T>) {
  const { query, title, head, children, actions, footNote = <RiskLine />, ...states } = props
  const { skeleton = 'detail', isEmpty, empty, refused } = states
  const { data } = query
  useTitle(data === undefined ? undefined : title?.(data))
  return (
    <Refreshable>
      <Page footNote={footNote}>
        <StaleNotice query={query} />
        <InTurn>
          {head}
          <Loaded
            query={query}
            skeleton={<SkeletonCards shape={skeleton} />}
            empty={empty}
            refused={refused}
            isEmpty={isEmpty}
          >
            {children}
          </Loaded>
        </InTurn>
      </Page>
      {data === undefined ? null : actions?.(data)}
    </Refreshable>
  )
}
