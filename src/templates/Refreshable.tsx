import { useQueryClient } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx'
import { PageQueries } from './page-queries.ts'

/**
 * Pulled down, all that the page shows is fetched anew; where that fails, what was there stays. A
 * template inside another leaves the pull to the outer one.
 */
export function Refreshable({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const nested = useContext(PageQueries) !== null
  if (nested) return children
  return (
    <PullToRefresh onRefresh={() => client.refetchQueries({ type: 'active' })}>
      {children}
    </PullToRefresh>
  )
}
