/** Finding a fund by code, name or pinyin initials among some 25,000: section 7, the list of queryAllFundName. */
import { PLACEHOLDER_FUND } from './business-codes.ts'

export interface SearchableFund {
  /** Six digits. */
  code: string
  name: string
  /** Pinyin initials in capitals, `HXCZHH`. */
  initials: string
}

/** A fund as the search compares it: made once, so that a key costs no more than the comparison. */
export interface SearchEntry<Fund extends SearchableFund> {
  readonly fund: Fund
  /** The name with Latin letters in capitals. */
  readonly name: string
}

export const searchEntry = <Fund extends SearchableFund>(fund: Fund): SearchEntry<Fund> => ({
  fund,
  name: fund.name.toUpperCase(),
})

/** Best first. */
const RANKS = ['code', 'name', 'namePrefix', 'initials', 'initialsPrefix', 'nameInside'] as const
type Rank = (typeof RANKS)[number]

/**
 * A keyword as it is compared. Chinese input methods type full-width letters and digits (`ＥＴＦ`), and while pinyin is being
 * typed they part its syllables by spaces or apostrophes (`h'x`).
 */
export function normaliseKeyword(keyword: string): string {
  return keyword
    .replace(/[\uFF01-\uFF5E]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\s'’]/g, '')
    .toUpperCase()
}

const isDigits = (keyword: string) => /^\d+$/.test(keyword)

function rankOf(
  { fund, name }: SearchEntry<SearchableFund>,
  keyword: string,
  digits: boolean,
): Rank | null {
  if (digits && fund.code.startsWith(keyword)) return 'code'
  const at = name.indexOf(keyword)
  if (at === 0) return name.length === keyword.length ? 'name' : 'namePrefix'
  if (fund.initials.startsWith(keyword)) {
    return fund.initials.length === keyword.length ? 'initials' : 'initialsPrefix'
  }
  return at > 0 ? 'nameInside' : null
}

/**
 * At most `limit` entries whose funds match: code prefix, whole name, name prefix, whole initials, initials prefix, inside
 * the name; within a rank in the given order. An empty keyword matches nothing; the placeholder 000000 is left out.
 * One pass, no sorting: a few milliseconds over 25,000 rows.
 */
export function searchEntries<Fund extends SearchableFund>(
  entries: readonly SearchEntry<Fund>[],
  keyword: string,
  limit = Infinity,
): SearchEntry<Fund>[] {
  const wanted = normaliseKeyword(keyword)
  if (wanted === '' || limit <= 0) return []
  const digits = isDigits(wanted)
  const found: Record<Rank, SearchEntry<Fund>[]> = {
    code: [],
    name: [],
    namePrefix: [],
    initials: [],
    initialsPrefix: [],
    nameInside: [],
  }
  for (const entry of entries) {
    const rank = rankOf(entry, wanted, digits)
    if (rank === null || entry.fund.code === PLACEHOLDER_FUND) continue
    if (found[rank].length < limit) found[rank].push(entry)
  }
  return RANKS.flatMap((rank) => found[rank]).slice(0, limit)
}

/** The same over funds as they are, for lists that are searched once. */
export function searchFunds<Fund extends SearchableFund>(
  funds: readonly Fund[],
  keyword: string,
  limit: number,
): Fund[] {
  return searchEntries(funds.map(searchEntry), keyword, limit).map(({ fund }) => fund)
}

/** Where a keyword stands in what is shown of a fund: from `start` up to `end`, in UTF-16 units. */
export interface KeywordPlace {
  readonly field: 'code' | 'name'
  readonly start: number
  readonly end: number
}

/** Characters of a name that have an initial: brackets, dots and the like have none. */
const HAS_INITIAL = /[A-Z0-9]|\p{Script=Han}/u

/**
 * What to mark of a found fund; for initials the characters that they stand for. Null where the keyword is not to be seen: it does
 * not match, or the name and its initials do not go together.
 */
export function keywordPlace(fund: SearchableFund, keyword: string): KeywordPlace | null {
  const wanted = normaliseKeyword(keyword)
  if (wanted === '') return null
  if (isDigits(wanted) && fund.code.startsWith(wanted)) {
    return { field: 'code', start: 0, end: wanted.length }
  }
  const name = fund.name.toUpperCase()
  const at = name.indexOf(wanted)
  if (at >= 0) return { field: 'name', start: at, end: at + wanted.length }
  return fund.initials.startsWith(wanted) ? placeOfInitials(name, wanted) : null
}

function placeOfInitials(name: string, initials: string): KeywordPlace | null {
  let seen = 0
  let end = 0
  for (const character of name) {
    if (seen === initials.length) break
    end += character.length
    if (!HAS_INITIAL.test(character)) continue
    if (/[A-Z0-9]/.test(character) && character !== initials[seen]) return null
    seen += 1
  }
  return seen === initials.length ? { field: 'name', start: 0, end } : null
}
