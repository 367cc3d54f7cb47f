import { pinyin } from 'pinyin-pro'

const read = (text: string) =>
  pinyin(text, { toneType: 'none', v: true, type: 'array' })
    .map((syllable) => syllable.toUpperCase())
    .filter((syllable) => /^[A-Z]+$/.test(syllable))

/**
 * Characters of the names, each with its usual syllable after it, and the words of two characters
 * that are read otherwise: `禾HE岸AN成长CHENGZHANG`.
 */
export function characterReadings(names: readonly string[]): string {
  const runs = names.flatMap((name) => name.match(/\p{Script=Han}+/gu) ?? [])
  const syllables = new Map<string, string>()
  for (const character of new Set(runs.join(''))) {
    const [syllable] = read(character)
    if (syllable !== undefined) syllables.set(character, syllable)
  }
  const pairs = new Set(
    runs.flatMap((run) =>
      Array.from(run).flatMap((it, at, all) => (at > 0 ? [`${all[at - 1] ?? ''}${it}`] : [])),
    ),
  )
  const words = [...pairs].flatMap((word) => {
    const usual = Array.from(word, (it) => syllables.get(it) ?? '').join('')
    const own = read(word).join('')
    return own === usual || own === '' ? [] : [word + own]
  })
  return [...Array.from(syllables, ([character, syllable]) => character + syllable), ...words].join(
    '',
  )
}
