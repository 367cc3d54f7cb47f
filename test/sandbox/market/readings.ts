import { pinyin } from 'pinyin-pro'

/** Characters of the names, each with its usual syllable after it: `禾HE岸AN`. */
export function characterReadings(names: readonly string[]): string {
  const characters = new Set(names.flatMap((name) => name.match(/\p{Script=Han}/gu) ?? []))
  return [...characters]
    .map((character) => {
      const syllable = pinyin(character, { toneType: 'none', v: true }).toUpperCase()
      return /^[A-Z]+$/.test(syllable) ? character + syllable : ''
    })
    .join('')
}
