import { searchList } from '#domain/text/list-search.ts'
import type { CharacterVariants } from '#domain/text/search-form.ts'
import type { AppFunction } from './app-function.ts'
import { FUNCTIONS } from './functions-table.ts'

/** Shorter words are in the names of too many funds. */
const LEAST = 2

/** A function by all its words. */
const ALL = Object.values<AppFunction>(FUNCTIONS).map((found) => ({
  found,
  names: { names: [found.name, ...found.words] },
}))

/** The functions that a keyword names, as every list is searched. */
export function functionsFor(
  keyword: string,
  variants?: CharacterVariants,
): readonly AppFunction[] {
  if (keyword.replace(/\s/g, '').length < LEAST) return []
  return searchList(ALL, keyword, ({ names }) => names, variants).map(({ found }) => found)
}
