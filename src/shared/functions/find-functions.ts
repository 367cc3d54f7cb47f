import { searchForm } from '#domain/text/search-form.ts'
import type { AppFunction } from './app-function.ts'
import { FUNCTIONS } from './functions-table.ts'

/** Shorter words are in the names of too many funds. */
const LEAST = 2

/** The words of each function as a search compares them; made at the first search. */
let formed: readonly { readonly found: AppFunction; readonly forms: readonly string[] }[] | null =
  null

const formedFunctions = () =>
  (formed ??= Object.values<AppFunction>(FUNCTIONS).map((found) => ({
    found,
    forms: [found.name, ...found.words].map((word) => searchForm(word)),
  })))

/** The functions that a keyword names, by a word of theirs or its beginning; a few at most. */
export function functionsFor(keyword: string): readonly AppFunction[] {
  const wanted = searchForm(keyword.trim())
  if (wanted.length < LEAST) return []
  return formedFunctions()
    .filter(({ forms }) => forms.some((form) => form.startsWith(wanted)))
    .map(({ found }) => found)
}
