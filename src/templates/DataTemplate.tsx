import { useContext, type ReactNode } from 'react'
import { Loaded, type DatedData } from './Loaded.tsx'
import { PageQueries } from './page-queries.ts'
import { Refreshable } from './Refreshable.tsx'
import { useTitle } from './use-title.ts'

interface Props<T> {
  readonly query: DatedData<T>
  /** Text of the title bar, where the data gives a better one than the screen's row. */
  readonly title?: ((data: T) => string) | undefined
  readonly isEmpty?: ((data: T) => boolean) | undefined
  readonly empty?: ReactNode
  readonly skeleton: ReactNode
  /** A page, or another template that draws one: it has the notice of age. */
  readonly children: (data: T) => ReactNode
}

/**
 * Data that a template is drawn from: its states, its title, its refreshing. The template inside
 * adds its own data to the same pull and the same notice.
 */
export function DataTemplate<T>({ query, title, skeleton, isEmpty, empty, children }: Props<T>) {
  const around = useContext(PageQueries) ?? []
  useTitle(query.data === undefined ? undefined : title?.(query.data))
  return (
    <Refreshable>
      <Loaded
        query={query}
        skeleton={skeleton}
        empty={empty}
        {...(isEmpty === undefined ? {} : { isEmpty })}
      >
        {(data) => <PageQueries value={[...around, query]}>{children(data)}</PageQueries>}
      </Loaded>
    </Refreshable>
  )
}
