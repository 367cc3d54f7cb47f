/** The whole pinyin of a fund's name: rules.md#fund-search. */

/** The readings of characters, in capitals. */
export interface Readings {
  /** The syllable of each character. */
  readonly syllables: ReadonlyMap<string, string>
  /** The readings of words of two characters that differ from these, by the first character. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** From characters and words, each with its reading after it: `禾HE岸AN成长CHENGZHANG`. */
export function readingsFrom(text: string): Readings {
  const syllables = new Map<string, string>()
  const words = new Map<string, Map<string, string>>()
  for (const [, word = '', reading = ''] of text.matchAll(/(\p{Script=Han}+)([A-Z]+)/gu)) {
    const [first = '', second] = Array.from(word)
    if (second === undefined) syllables.set(first, reading)
    else words.set(first, (words.get(first) ?? new Map<string, string>()).set(second, reading))
  }
  return { syllables, words }
}

const HAN = /\p{Script=Han}/u
const isLatin = (character: string) =>
  (character >= 'A' && character <= 'Z') || (character >= '0' && character <= '9')

/**
 * The whole pinyin of a name by its words and characters; letters and digits stay, brackets and the
 * like go. Empty where a character has no syllable: half a pinyin would find nothing.
 */
export function readName(name: string, { syllables, words }: Readings): string {
  const characters = Array.from(name.toUpperCase())
  let whole = ''
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    if (isLatin(character)) {
      whole += character
      continue
    }
    const word = words.get(character)?.get(characters[at + 1] ?? '')
    const reading = word ?? syllables.get(character)
    if (reading === undefined && HAN.test(character)) return ''
    whole += reading ?? ''
    if (word !== undefined) at += 1
  }
  return whole
}

/** The first letters of a name's syllables, in the same way. */
export const readInitials = (name: string, { syllables }: Readings): string =>
  Array.from(name.toUpperCase(), (character) =>
    isLatin(character) ? character : (syllables.get(character)?.slice(0, 1) ?? ''),
  ).join('')
