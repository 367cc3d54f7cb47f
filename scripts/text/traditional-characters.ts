import { Converter } from 'opencc-js/t2cn'
import type { Plugin } from 'vite'

const [FIRST, LAST] = [0x4e00, 0x9fff]

/** Forms of old prints and of Japan that keyboards give and OpenCC leaves, each with the usual one. */
const OTHER_FORMS = '淸清靑青甯宁歳岁髙高凖准'

/** The standards by which traditional characters are written, the most general last. */
const STANDARDS = ['tw', 'hk', 't'] as const

/** Of each traditional character the simplified one, by any of the standards. */
export function traditionalCharacters(): ReadonlyMap<string, string> {
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) =>
    String.fromCodePoint(FIRST + at),
  )
  const found = new Map<string, string>()
  const others = Array.from(OTHER_FORMS)
  for (let at = 0; at < others.length; at += 2) found.set(others[at] ?? '', others[at + 1] ?? '')
  for (const from of STANDARDS) {
    // On a line each, so that none is read as part of a word; all at once, for that is quick.
    const simplified = Converter({ from, to: 'cn' })(characters.join('\n')).split('\n')
    for (const [at, character] of characters.entries()) {
      const meant = simplified[at] ?? character
      if (meant !== character) found.set(character, meant)
    }
  }
  return found
}

const NAME = 'virtual:traditional-characters'

/** Gives pages the pairs of traditional and simplified characters, one after another, as a module. */
export function traditionalCharactersModule(): Plugin {
  return {
    name: 'traditional-characters',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify([...traditionalCharacters()].flat().join(''))}`
        : null,
  }
}
