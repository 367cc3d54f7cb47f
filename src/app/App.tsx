import { QueryClientProvider } from '@tanstack/react-query'
import { queries } from './queries.ts'
import { AppRouter } from './AppRouter.tsx'

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <AppRouter />
    </QueryClientProvider>
  )
}
