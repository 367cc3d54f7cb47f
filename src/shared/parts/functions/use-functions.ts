import { useEffect, useState } from 'react'
import type { CharacterVariants } from '#domain/text/search-form.ts'
import { useVariants } from '#shared/parts/search/use-variants.ts'
import { loadPart } from '#ui/layout/lazy-part.ts'
import type { AppFunction } from './app-function.ts'

type Find = (keyword: string, variants: CharacterVariants) => readonly AppFunction[]

/** The search of all functions, once its file has come. */
let found: Find | null = null

const NONE: readonly AppFunction[] = []

/**
 * The functions that a keyword names. The table comes with the first search: until then, and where
 * it cannot come, there are none.
 */
export function useFunctions(keyword: string): readonly AppFunction[] {
  const [find, setFind] = useState<Find | null>(() => found)
  useEffect(() => {
    if (find !== null) return
    const load = async () => {
      const file = await loadPart(() => import('./find-functions.ts')).catch(() => null)
      if (file === null) return
      found = file.functionsFor
      setFind(() => file.functionsFor)
    }
    void load()
  }, [find])
  const variants = useVariants(keyword)
  return find === null ? NONE : find(keyword, variants)
}
