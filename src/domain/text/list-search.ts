/** Finding an entry of a short list by any of its names: rules.md#search-in-lists. */
import { keywordForm, NO_VARIANTS, searchForm, type CharacterVariants } from './search-form.ts'

/** The way in which an entry of a list may be found. */
export interface SearchNames {
  /** Its names; found by any part of one. */
  readonly names: readonly string[]
  /** Codes and letters, found whole only. */
  readonly codes?: readonly string[]
}

/** A keyword is a short form of at least two characters, such as 工行 for 中国工商银行. */
const SHORTEST_SHORT_FORM = 2
const HAN_ONLY = /^\p{Script=Han}+$/u

/** Returns whether all characters of a short form occur in a name in their order. */
function isShortForm(short: string, name: string): boolean {
  if (!HAN_ONLY.test(short) || Array.from(short).length < SHORTEST_SHORT_FORM) return false
  let at = 0
  for (const character of short) {
    const found = name.indexOf(character, at)
    if (found < 0) return false
    at = found + character.length
  }
  return true
}

/** The forms of names so far: each key of a search compares the same few hundred. */
const known = new WeakMap<CharacterVariants, Map<string, string>>()

function nameForm(name: string, variants: CharacterVariants): string {
  const forms = known.get(variants) ?? new Map<string, string>()
  known.set(variants, forms)
  const form = forms.get(name) ?? searchForm(name, variants)
  forms.set(name, form)
  return form
}

/**
 * The entries that a keyword finds, best first: whole name or code, beginning of a name, inside a
 * name, short form of a name; within a rank in the given order. All entries for an empty keyword.
 */
export function searchList<Item>(
  items: readonly Item[],
  keyword: string,
  namesOf: (item: Item) => SearchNames,
  variants: CharacterVariants = NO_VARIANTS,
): readonly Item[] {
  const wanted = keywordForm(keyword, variants)
  if (wanted === '') return keyword.trim() === '' ? items : []
  const rank = (item: Item): number | null => {
    const { names, codes = [] } = namesOf(item)
    const forms = names.map((name) => nameForm(name, variants))
    if (forms.includes(wanted) || codes.some((code) => searchForm(code) === wanted)) return 0
    if (forms.some((form) => form.startsWith(wanted))) return 1
    if (forms.some((form) => form.includes(wanted))) return 2
    return forms.some((form) => isShortForm(wanted, form)) ? 3 : null
  }
  const ranked = items.flatMap((item) => {
    const found = rank(item)
    return found === null ? [] : [{ item, found }]
  })
  ranked.sort((a, b) => a.found - b.found)
  return ranked.map(({ item }) => item)
}
