import { QueryClient } from '@tanstack/react-query'

/**
 * The query client of all screens. A failed query is not retried automatically: the screen shows
 * the failure at once, with a button that retries. `networkMode: 'always'`, because
 * `navigator.onLine` is not reliable in a webview: a query could wait for it for ever.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
  },
})

/**
 * Asks again for what is in view, also where its first answer is still on its way: an invalidation
 * alone would take that one for the new one. What is in view stays until then.
 */
export async function askAgain(client = queries): Promise<void> {
  await client.cancelQueries()
  await client.invalidateQueries()
}
