import { useContext, type ReactNode } from 'react'
import type { CallRefused } from '#api/client.ts'
import { Loaded, type DatedData } from './Loaded.tsx'
import { PageQueries } from './page-queries.ts'
import { Refreshable } from './Refreshable.tsx'
import { useTitle } from './use-title.ts'

interface Props<T> {
  readonly query: DatedData<T>
  /** The title bar's text, where the data has a more exact one than the screen's row. */
  readonly title?: ((data: T) => string) | undefined
  readonly isEmpty?: ((data: T) => boolean) | undefined
  readonly empty?: ReactNode
  /** As of `Loaded`. */
  readonly refused?: ((refusal: CallRefused) => ReactNode) | undefined
  readonly skeleton: ReactNode
  /** A page, or another template; it has to render the `StaleNotice`. */
  readonly children: (data: T) => ReactNode
}

/**
 * The outer template of a page whose inner template needs data first: handles the data's states,
 * the title and pull-to-refresh. Queries of the inner template join the same refresh and the same
 * stale notice.
 */
export function DataTemplate<T>(props: Props<T>) {
  const { query, title, skeleton, isEmpty, empty, refused, children } = props
  const around = useContext(PageQueries) ?? []
  useTitle(query.data === undefined ? undefined : title?.(query.data))
  return (
    <Refreshable>
      <Loaded query={query} skeleton={skeleton} empty={empty} refused={refused} isEmpty={isEmpty}>
        {(data) => <PageQueries value={[...around, query]}>{children(data)}</PageQueries>}
      </Loaded>
    </Refreshable>
  )
}
