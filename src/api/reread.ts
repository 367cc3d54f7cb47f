import type { Query, QueryClient } from '@tanstack/react-query'

/** Meta of a query that is read again only when the user asks for it. */
export const REREAD_ON_REQUEST = { rereads: 'onRequest' }

/**
 * Rereads what is shown and may have changed: all of it is read again, but for lists between whose
 * rows nothing may be pushed while they are being read.
 */
export const rereadAll = (
  queries: QueryClient,
  fits: (query: Query) => boolean = () => true,
): Promise<void> =>
  queries.invalidateQueries({
    predicate: (it) => it.meta?.['rereads'] !== REREAD_ON_REQUEST.rereads && fits(it),
  })
