import { QueryClient } from '@tanstack/react-query'

/**
 * Server data for all screens. Nothing is retried by itself: the user sees it at once, and the
 * screen offers it. `networkMode: always`, because in a webview `navigator.onLine` is not to be
 * trusted with waiting for ever.
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
