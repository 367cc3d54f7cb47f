import { Converter } from 'opencc-js/t2cn'
import type { Market } from './market.ts'

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

/** The traditional characters that mean one of these texts' own, or are used in them, as pairs. */
function characterVariants(texts: readonly string[]): string {
  all ??= allVariants()
  const used = new Set(texts.join(''))
  return Array.from(all)
    .filter(([traditional, simplified]) => used.has(simplified) || used.has(traditional))
    .flat()
    .join('')
}

const texts = ({ name, managerName, companyName }: Market['funds'][number]) => [
  name,
  managerName,
  companyName,
]

/**
 * The traditional characters of what can be searched in a market, each with the simplified one
 * after it.
 */
export const variantsOf = ({ funds }: Market): string => characterVariants(funds.flatMap(texts))
