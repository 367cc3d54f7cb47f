import { searchIndex, searchIndexOf } from '../../../../domain/fund-search.ts'
import type { FundIndex, NamedFund } from '../../../../templates/fund-index.ts'
import type { FundFilters } from './fund-filters.ts'

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
  return searchIndexOf(chosen)
}

type Found = readonly NamedFund[]

/** The answers that are kept: the first keys there are, and what one types. */
const KEPT = 64
const answers = new WeakMap<FundIndex, Map<string, Found>>()

/** What a keyword finds, best first; without one every fund. A word that was asked lately is answered without a search. */
export function foundBy(index: FundIndex, keyword: string): Found {
  const words = keyword.trim()
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

/** Codes begin with a digit, initials with a letter: the first key finds the most funds, and on a slow phone takes the longest. */
const FIRST_KEYS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Searches the first keys ahead, one at a time, so that the page goes on answering in between. Returns what stops it. */
export function searchAhead(index: FundIndex): () => void {
  let at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    const key = FIRST_KEYS[at]
    if (key === undefined) return
    foundBy(index, key)
    at += 1
    timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}
