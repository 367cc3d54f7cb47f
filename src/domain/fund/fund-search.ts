/**
 * Finding a fund by code, name, pinyin (initials or whole), manager or company, in simplified or
 * traditional characters, among some 25,000: rules.md#fund-search.
 */
import { PLACEHOLDER_FUND } from '#domain/business-codes.ts'
import { codeIn } from './code-in.ts'
import {
  keywordForm,
  NO_VARIANTS,
  pinyinForm,
  searchForm,
  type CharacterVariants,
} from '#domain/text/search-form.ts'

export interface SearchableFund {
  /** Six digits; of a portfolio letters and digits. */
  code: string
  name: string
  /** Pinyin initials in capitals, `HXCZHH`. */
  initials: string
  /**
   * The name's whole pinyin in capitals, without spaces; like the next three empty where not known.
   */
  fullPinyin?: string
  /** The same read by its characters, where that is another. */
  reading?: string
  manager?: string
  company?: string
}

/**
 * One text of many lines: the engine searches it at once, where a loop over 25,000 rows takes a
 * slow phone a frame at the first key.
 */
interface Lines {
  /** A line break before each line. */
  readonly text: string
  /** The offset of each line's break, and at the end the text's length. */
  readonly starts: Uint32Array
}

/**
 * Funds as the search compares them: made once, so that a key costs no more than the comparison.
 */
export interface SearchIndex<Fund extends SearchableFund> {
  /** In the given order, without the placeholder 000000. */
  readonly funds: readonly Fund[]
  readonly codes: Lines
  /** These in the form in which they are compared. */
  readonly names: Lines
  readonly initials: Lines
  readonly pinyins: Lines
  readonly readings: Lines
  readonly managers: Lines
  readonly companies: Lines
  readonly variants: CharacterVariants
}

const oneLine = (value: string) => (value.includes('\n') ? value.replaceAll('\n', ' ') : value)

/** Brings all values to their form at once: one by one takes several times as long. */
function joinLines(values: readonly string[], form: (text: string) => string): Lines {
  const text = form(values.map((value) => `\n${oneLine(value)}`).join(''))
  const starts = new Uint32Array(values.length + 1)
  let start = 0
  for (let row = 0; row < values.length; row += 1) {
    starts[row] = start
    start = text.indexOf('\n', start + 1)
  }
  starts[values.length] = text.length
  return { text, starts }
}

/** Makes ready to search. The funds themselves come back from a search. */
export function createSearchIndex<Fund extends SearchableFund>(
  given: readonly Fund[],
  variants: CharacterVariants = NO_VARIANTS,
): SearchIndex<Fund> {
  const funds = given.filter(({ code }) => code !== PLACEHOLDER_FUND)
  const lines = (valueOf: (fund: Fund) => string) =>
    joinLines(funds.map(valueOf), (text) => searchForm(text, variants))
  const pinyinLines = (valueOf: (fund: Fund) => string) =>
    joinLines(funds.map(valueOf), (text) => pinyinForm(searchForm(text, variants)))
  return {
    funds,
    codes: lines(({ code }) => code),
    names: lines(({ name }) => name),
    initials: lines(({ initials }) => initials),
    pinyins: pinyinLines(({ fullPinyin = '' }) => fullPinyin),
    readings: pinyinLines(({ reading = '' }) => reading),
    managers: lines(({ manager = '' }) => manager),
    companies: lines(({ company = '' }) => company),
    variants,
  }
}

/** Visits each line that holds the words, in order: its row, and where in it they first occur. */
function eachWith(
  { text, starts }: Lines,
  words: string,
  visit: (row: number, at: number) => void,
) {
  const rowStart = (row: number) => starts[row] ?? text.length
  let row = 0
  let found = text.indexOf(words)
  while (found >= 0) {
    while (rowStart(row + 1) <= found) row += 1
    visit(row, found - rowStart(row) - 1)
    found = text.indexOf(words, rowStart(row + 1))
  }
}

const SHORTEST_INSIDE = 4

const isWhole = ({ starts }: Lines, row: number, words: string) =>
  (starts[row + 1] ?? 0) - (starts[row] ?? 0) - 1 === words.length

/**
 * At most `limit` funds that match: code prefix, whole name, name prefix, whole initials, initials
 * prefix, inside the name, pinyin prefix, manager, company, inside the pinyin; within a rank in the
 * given order. An empty keyword matches nothing.
 */
export function searchIndex<Fund extends SearchableFund>(
  index: SearchIndex<Fund>,
  keyword: string,
  limit = Infinity,
): Fund[] {
  const { funds, codes, names, initials } = index
  const wanted = keywordForm(keyword, index.variants)
  if (wanted === '' || limit <= 0) return []
  const seen = new Uint8Array(funds.length)
  const rank = () => {
    const found: Fund[] = []
    const put = (row: number) => {
      const fund = funds[row]
      if (fund === undefined || seen[row] === 1) return
      seen[row] = 1
      found.push(fund)
    }
    return { found, put }
  }
  const code = rank()
  const [name, namePrefix, wholeInitials, initialsPrefix, nameInside] = [
    rank(),
    rank(),
    rank(),
    rank(),
    rank(),
  ]
  const inside: number[] = []
  const wantedCode = codeIn(keyword, wanted)
  if (wantedCode !== '') eachWith(codes, `\n${wantedCode}`, code.put)
  eachWith(names, wanted, (row, at) => {
    if (at > 0) inside.push(row)
    else if (isWhole(names, row, wanted)) name.put(row)
    else namePrefix.put(row)
  })
  eachWith(initials, `\n${wanted}`, (row) => {
    if (isWhole(initials, row, wanted)) wholeInitials.put(row)
    else initialsPrefix.put(row)
  })
  inside.forEach(nameInside.put)
  const [pinyinPrefix, manager, company, pinyinInside] = [rank(), rank(), rank(), rank()]
  const wantedPinyin = pinyinForm(wanted)
  const spoken = [index.pinyins, index.readings]
  for (const pinyins of spoken) eachWith(pinyins, `\n${wantedPinyin}`, pinyinPrefix.put)
  eachWith(index.managers, wanted, manager.put)
  eachWith(index.companies, wanted, company.put)
  // A syllable or two: shorter, and half of all names would be found.
  if (wanted.length >= SHORTEST_INSIDE) {
    for (const pinyins of spoken) eachWith(pinyins, wantedPinyin, pinyinInside.put)
  }
  const ranks = [
    code,
    name,
    namePrefix,
    wholeInitials,
    initialsPrefix,
    nameInside,
    pinyinPrefix,
    manager,
    company,
    pinyinInside,
  ]
  const all = ranks.flatMap(({ found }) => found)
  return all.length > limit ? all.slice(0, limit) : all
}

/** The same over funds as they are, for lists that are searched once. */
export function searchFunds<Fund extends SearchableFund>(
  funds: readonly Fund[],
  keyword: string,
  limit: number,
  variants: CharacterVariants = NO_VARIANTS,
): Fund[] {
  return searchIndex(createSearchIndex(funds, variants), keyword, limit)
}
