/** The form in which a keyword and a list are compared: rules.md#search-in-lists. */

/** Simplified characters by the traditional ones that mean them. */
export type CharacterVariants = ReadonlyMap<string, string>

/** From pairs, traditional and simplified, one after another: `華华長长`. */
export function variantsFrom(pairs: string): CharacterVariants {
  const characters = Array.from(pairs)
  return new Map(
    characters.flatMap((from, at) => (at % 2 === 0 ? [[from, characters[at + 1] ?? from]] : [])),
  )
}

export const NO_VARIANTS: CharacterVariants = new Map()

/** Marks, spaces and punctuation: they differ between keyboards, lists and input methods. */
const DROPPED = /[^\p{L}\p{N}\n]|\p{Default_Ignorable_Code_Point}/gu

const formOf = (character: string, variants: CharacterVariants) =>
  Array.from(
    character.normalize('NFKD').toUpperCase().replace(DROPPED, ''),
    (it) => variants.get(it) ?? it,
  ).join('')

/** The forms of characters so far: each key of a search compares the same few thousand. */
const known = new WeakMap<CharacterVariants, Map<string, string>>()

/** One character as it is compared; empty for one that is not. Line breaks stay. */
export function characterForm(character: string, variants: CharacterVariants): string {
  const forms = known.get(variants) ?? new Map<string, string>()
  known.set(variants, forms)
  const form = forms.get(character) ?? formOf(character, variants)
  forms.set(character, form)
  return form
}

/** Text that needs no change: most lists of codes, initials and pinyin. */
const PLAIN = /^[A-Z0-9\n]*$/

/** So long a text is worth a table of all characters; of a set it takes a slow phone ten times. */
const LONG = 10_000

/** The characters of a text, each once. */
function distinct(text: string): Iterable<string> {
  if (SURROGATE.test(text)) return new Set(text)
  const seen = new Uint8Array(0x10000)
  for (let at = 0; at < text.length; at += 1) seen[text.charCodeAt(at)] = 1
  const characters: string[] = []
  for (let unit = 0; unit < seen.length; unit += 1) {
    if (seen[unit] === 1) characters.push(String.fromCharCode(unit))
  }
  return characters
}

const SURROGATE = /[\ud800-\udfff]/

/** Of all names at once: by distinct characters, of which they have some two thousand. */
function longForm(text: string, variants: CharacterVariants): string {
  const forms = new Map<string, string>()
  for (const character of distinct(text)) {
    const form = characterForm(character, variants)
    if (form !== character) forms.set(character, form)
  }
  if (forms.size === 0) return text
  const changed = Array.from(forms.keys(), (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`)
  return text.replace(new RegExp(`[${changed.join('')}]`, 'gu'), (it) => forms.get(it) ?? it)
}

/**
 * A text as it is compared, keyword and list alike: full-width and other forms of a character as
 * the usual one, capitals, letters and digits alone, simplified characters. Line breaks stay.
 */
export function searchForm(text: string, variants: CharacterVariants = NO_VARIANTS): string {
  if (PLAIN.test(text)) return text
  if (text.length >= LONG) return longForm(text, variants)
  return Array.from(text, (it) => characterForm(it, variants)).join('')
}

/** A keyword in the same form, on one line. */
export const keywordForm = (keyword: string, variants?: CharacterVariants) =>
  searchForm(keyword, variants).replaceAll('\n', '')

/** Pinyin in the one spelling in which it is compared: of ü, which is typed as v, u and ue. */
export const pinyinForm = (form: string): string => form.replace(/([LN])V/g, '$1U')
