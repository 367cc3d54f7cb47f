import { queryOptions, useQuery } from '@tanstack/react-query'
import { NO_VARIANTS, variantsFrom, type CharacterVariants } from '#domain/text/search-form.ts'

const variantsQuery = queryOptions({
  queryKey: ['traditional characters'],
  queryFn: async () => variantsFrom((await import('virtual:traditional-characters')).default),
  staleTime: Infinity,
  // A map is compared by nothing.
  structuralSharing: false,
})

const HAN = /\p{Script=Han}/u

/**
 * The simplified characters of traditional ones, for a search in a list of the page; fetched with
 * the first Chinese character that is typed.
 */
export function useVariants(typed: string): CharacterVariants {
  const { data } = useQuery({ ...variantsQuery, enabled: HAN.test(typed) })
  return data ?? NO_VARIANTS
}
