/** The whole pinyin of a fund's name: rules.md#fund-search. */

const HAN = /\p{Script=Han}/u

/** The syllable of each character, in capitals. */
export type Readings = ReadonlyMap<string, string>

/** From characters, each with its syllable after it: `禾HE岸AN`. */
export function readingsFrom(text: string): Readings {
  const pairs = text.matchAll(/(\p{Script=Han})([A-Z]+)/gu)
  return new Map(Array.from(pairs, ([, character = '', syllable = '']) => [character, syllable]))
}

/**
 * The whole pinyin of a name by the syllables of its characters; letters and digits stay, brackets
 * and the like go. Empty where a character has no syllable: half a pinyin would find nothing.
 */
export function readName(name: string, readings: Readings): string {
  let whole = ''
  for (const character of name.toUpperCase()) {
    if (/[A-Z0-9]/.test(character)) whole += character
    else if (HAN.test(character)) {
      const syllable = readings.get(character)
      if (syllable === undefined) return ''
      whole += syllable
    }
  }
  return whole
}
