import { Converter } from 'opencc-js/t2cn'

const [FIRST, LAST] = [0x4e00, 0x9fff]

/** Of each traditional character the simplified one, made once. */
function allVariants(): ReadonlyMap<string, string> {
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) =>
    String.fromCodePoint(FIRST + at),
  )
  const variants = new Map<string, string>()
  // On a line each, so that none is read as part of a word; all at once, for that is quick.
  const convert = Converter({ from: 't', to: 'cn' })
  const simplified = convert(characters.join('\n')).split('\n')
  for (const [at, character] of characters.entries()) {
    const meant = simplified[at] ?? character
    if (meant !== character) variants.set(character, meant)
  }
  return variants
}

let all: ReadonlyMap<string, string> | undefined

/** The traditional characters that mean one of these texts' own, each with that one after it. */
export function characterVariants(texts: readonly string[]): string {
  all ??= allVariants()
  const used = new Set(texts.join(''))
  return Array.from(all)
    .filter(([, simplified]) => used.has(simplified))
    .flat()
    .join('')
}
