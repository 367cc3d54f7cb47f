import { normaliseKeyword, searchIndex, createSearchIndex } from '#domain/fund/fund-search.ts'
import type { FundIndex, NamedFund } from '#shared/fund/fund-index.ts'
import type { FundFilters } from '../parts/fund-filters.ts'

/** The funds of one kind and one first letter; the index itself where neither is chosen. */
export function ofKind(
  index: FundIndex,
  { type, letter }: Pick<FundFilters, 'type' | 'letter'>,
): FundIndex {
  if (type === undefined && letter === undefined) return index
  const chosen = index.funds.filter(
    (fund) =>
      (type === undefined || fund.fundTypeCode === type) &&
      (letter === undefined || fund.initials.startsWith(letter)),
  )
  return createSearchIndex(chosen, index.variants)
}

type Found = readonly NamedFund[]

/** The answers that are kept: to the first keys there are, and to what one types. */
const KEPT = 256
const answers = new WeakMap<FundIndex, Map<string, Found>>()

/** What a keyword finds, best first; without one every fund. A word that was asked lately is answered without a search. */
export function foundBy(index: FundIndex, keyword: string): Found {
  // `h`, `H` and `Ｈ` are one word to the search.
  const words = normaliseKeyword(keyword)
  if (words === '') return index.funds
  const known = answers.get(index) ?? new Map<string, Found>()
  answers.set(index, known)
  const found = known.get(words) ?? searchIndex(index, words)
  known.delete(words)
  known.set(words, found)
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(oldest)
  }
  return found
}

/** So many first keys are searched ahead; the 24,453 funds of 2026 begin with 129 different ones. */
const MOST_AHEAD = 192

/** What codes, initials and names begin with, the most common first. */
function firstKeys({ funds }: FundIndex): string[] {
  const counts = new Map<string, number>()
  for (const { code, initials, name } of funds) {
    for (const text of [code, initials, name]) {
      const key = normaliseKeyword(text.slice(0, 1))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const keys = [...counts.keys()]
  keys.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return keys.slice(0, MOST_AHEAD)
}

/**
 * Searches the first keys ahead, for the first key finds the most funds, and on a slow phone takes the longest. One at a time, so that
 * the page goes on answering in between. Returns what stops it.
 */
export function searchAhead(index: FundIndex): () => void {
  let keys: Iterator<string> | undefined
  const next = () => {
    keys ??= firstKeys(index).values()
    const { done, value } = keys.next()
    if (done === true) return
    foundBy(index, value)
    timer = setTimeout(next)
  }
  let timer = setTimeout(next)
  return () => clearTimeout(timer)
}
