import { QueryClientProvider } from '@tanstack/react-query'
import { queries } from '#app/data/queries.ts'
import { AppRouter } from './AppRouter.tsx'

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <AppRouter />
    </QueryClientProvider>
  )
}
