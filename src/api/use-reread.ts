import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that reads again what these queries have answered. */
export function useReread(...endpoints: readonly { readonly name: string }[]): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(endpoints.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
  }
}
