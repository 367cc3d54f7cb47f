import { traditionalCharacters } from '#scripts/text/traditional-characters.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

let all: ReadonlyMap<string, string> | undefined

const everyVariant = (): ReadonlyMap<string, string> => (all ??= traditionalCharacters())

/** Words as the sandbox's texts are written: usual forms of letters, simplified characters. */
export const asWritten = (words: string): string =>
  Array.from(words.normalize('NFKC'), (it) => everyVariant().get(it) ?? it).join('')

/** The traditional characters that mean one of these texts' own, or are used in them, as pairs. */
function characterVariants(texts: readonly string[]): string {
  const used = new Set(texts.join(''))
  return Array.from(everyVariant())
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
