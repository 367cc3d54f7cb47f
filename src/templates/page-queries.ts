import { createContext } from 'react'
import type { DatedData } from './Loaded.tsx'

/** A query as a notice of its age sees it. */
export type DatedQuery = Pick<DatedData<unknown>, 'error' | 'dataUpdatedAt' | 'refetch'>

/**
 * The queries of the templates around a template, outermost first: the page says once for all of
 * them that they are stale. Null outside of any template.
 */
export const PageQueries = createContext<readonly DatedQuery[] | null>(null)
