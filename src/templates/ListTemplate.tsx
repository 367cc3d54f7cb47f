import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { type CollapsiblePart, EndlessRows } from '#ui/lists/EndlessRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState, type EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import { Loaded, type LoadedProps } from './Loaded.tsx'
import { Refreshable } from './Refreshable.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { UnreadableNotice } from './UnreadableNotice.tsx'
import type { EndlessList } from './use-endless-list.ts'
import { useTitle } from './use-title.ts'

export interface ListProps<Row> {
  /** The list's name for screen readers. */
  readonly label: string
  readonly list: EndlessList<Row>
  /** The title bar's text, where there is a more exact one than the screen's row has. */
  readonly title?: string | undefined
  /** See `EndlessRows`. */
  readonly itemKey?: (row: Row) => string
  readonly children: (row: Row) => ReactElement
  /** See `EndlessRows`. */
  readonly collapsible?: CollapsiblePart
  /** See `EndlessRows`. */
  readonly rowHeight?: number | undefined
  /** Shown at the top, also while rows load: search, filters, sums. */
  readonly head?: ReactNode
  /** The columns' names, which stay in view above the rows. */
  readonly columns?: ReactNode
  readonly empty: Omit<EmptyStateProps, 'kind'>
  /** See `Loaded`. */
  readonly refused?: LoadedProps['refused']
  readonly footNote?: ReactNode
}

/**
 * An endless list: further pages load as the user scrolls, and the scroll offset is restored on
 * return. `list` comes from `useEndlessList(endpoint, filters)`, which starts again from the first
 * page when the filters change, or from `wholeList` where one answer has all rows.
 */
export function ListTemplate<Row>(props: ListProps<Row>) {
  const { label, list, title, itemKey, children, collapsible, head, columns } = props
  const { empty, refused, footNote } = props
  const { key } = useLocation()
  const lost = list.unreadable ?? 0
  useTitle(title)
  return (
    <Refreshable>
      <Page footNote={footNote}>
        <StaleNotice query={list} />
        <InTurn>
          {head}
          <Loaded
            query={list}
            skeleton={
              <Card flush>
                <Skeleton shape="rows" lines={8} />
              </Card>
            }
            isEmpty={(rows) => rows.length === 0 && lost === 0}
            refused={refused}
            empty={<EmptyState kind="empty" {...empty} />}
          >
            {(rows) => (
              <>
                <UnreadableNotice of={lost} />
                <div>
                  {columns}
                  <EndlessRows
                    label={label}
                    items={rows}
                    itemKey={itemKey}
                    collapsible={collapsible}
                    rowHeight={props.rowHeight}
                    placeKey={`${key} ${label}`}
                    end={list.end}
                    onMore={list.more}
                  >
                    {children}
                  </EndlessRows>
                </div>
              </>
            )}
          </Loaded>
        </InTurn>
      </Page>
    </Refreshable>
  )
}
