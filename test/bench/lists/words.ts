import { searchIndex, createSearchIndex } from '#domain/fund/fund-search.ts'

/** The keys that are typed to find one fund in three ways. */
export interface Words {
  readonly by: 'code' | 'pinyin' | 'name'
  readonly keys: readonly string[]
  /** The fund that must be in the list at the end. */
  readonly fundCode: string
}

interface Fund {
  readonly fundCode: string
  readonly fundName: string
  readonly pinyin: string
}

export const KEYS = 6
const HAN = /^\p{Script=Han}+$/u

/** So many rows are in view above a keyboard: a fund further down is found, and not to be seen. */
const IN_VIEW = 3

/**
 * One fund from the middle of the list with a long enough name, typed by its code, its initials and
 * its name, each of which brings it into view. Throws where the list has none.
 */
export function wordsFor(funds: readonly Fund[]): readonly Words[] {
  const middle = Math.floor(funds.length / 2)
  const turned = [...funds.slice(middle), ...funds.slice(0, middle)]
  const firstKeys = (text: string) => Array.from(text).slice(0, KEYS)
  const index = createSearchIndex(
    funds.map(({ fundCode, fundName, pinyin }) => ({
      code: fundCode,
      name: fundName,
      initials: pinyin,
    })),
  )
  const inView = (keyword: string, fundCode: string) =>
    searchIndex(index, keyword, IN_VIEW).some(({ code }) => code === fundCode)
  const fund = turned.find(
    ({ fundCode, fundName, pinyin }) =>
      /^[A-Z]{6}/.test(pinyin) &&
      firstKeys(fundName).length === KEYS &&
      HAN.test(firstKeys(fundName).join('')) &&
      inView(firstKeys(pinyin).join(''), fundCode) &&
      inView(firstKeys(fundName).join(''), fundCode),
  )
  if (fund === undefined) throw new Error('the list has no fund with a name of six characters')
  const { fundCode, fundName, pinyin } = fund
  return [
    { by: 'code', keys: firstKeys(fundCode), fundCode },
    { by: 'pinyin', keys: firstKeys(pinyin), fundCode },
    { by: 'name', keys: firstKeys(fundName), fundCode },
  ]
}
