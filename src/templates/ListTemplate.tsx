import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { EndlessRows } from '#ui/lists/EndlessRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState, type EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import { Loaded } from './Loaded.tsx'
import { Refreshable } from './Refreshable.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import type { EndlessList } from './use-endless-list.ts'
import { useTitle } from './use-title.ts'

interface Props<Row> {
  /** What the list is of, for those who hear it. */
  readonly label: string
  readonly list: EndlessList<Row>
  /** Text of the title bar, where there is a better one than the screen's row has. */
  readonly title?: string | undefined
  /** See `EndlessRows`. */
  readonly keyOf?: (row: Row) => string
  readonly children: (row: Row) => ReactElement
  /** Search, filters, sums: what stands above and stays while rows load. */
  readonly head?: ReactNode
  /** Names of the rows' columns: they stand over the rows and stay in view. */
  readonly columns?: ReactNode
  readonly empty: Omit<EmptyStateProps, 'kind'>
  readonly footNote?: ReactNode
}

/**
 * An endless list: further pages come by themselves, and on return it stands where it stood.
 * `useEndlessList(endpoint, filters)` gives `list`; other filters start it anew. Rows that one
 * answer brings whole are a `wholeList`.
 */
export function ListTemplate<Row>(props: Props<Row>) {
  const { label, list, title, keyOf, children, head, columns, empty, footNote } = props
  const { key } = useLocation()
  useTitle(title)
  return (
    <Refreshable>
      <Page footNote={footNote}>
        <StaleNotice query={list} />
        {head}
        <Loaded
          query={list}
          skeleton={
            <Card flush>
              <Skeleton shape="rows" lines={8} />
            </Card>
          }
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState kind="empty" {...empty} />}
        >
          {(rows) => (
            <div>
              {columns}
              <EndlessRows
                label={label}
                items={rows}
                keyOf={keyOf}
                placeKey={`${key} ${label}`}
                end={list.end}
                onMore={list.more}
              >
                {children}
              </EndlessRows>
            </div>
          )}
        </Loaded>
      </Page>
    </Refreshable>
  )
}
