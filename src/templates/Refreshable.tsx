import { useQueryClient } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx'
import { PageQueries } from './page-queries.ts'

/**
 * Pull-to-refresh: fetches again every query that is in use; data stays where that fails. Inside
 * another template it does nothing, because the outer one refreshes.
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
