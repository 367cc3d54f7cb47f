import { createContext } from 'react'
import type { DatedData } from './Loaded.tsx'

/** The part of a query that `StaleNotice` reads. */
export type DatedQuery = Pick<DatedData<unknown>, 'error' | 'dataUpdatedAt' | 'refetch'>

/**
 * The queries of the templates around a template, outermost first, so that the page shows one stale
 * notice for all of them. Null outside of any template.
 */
export const PageQueries = createContext<readonly DatedQuery[] | null>(null)
