/**
 * Finding a fund by code, name, pinyin (initials or whole), manager or company, in simplified or
 * traditional characters, among some 25,000: rules.md#fund-search.
 */
import { PLACEHOLDER_FUND } from '#domain/order/business-codes.ts'
import { searchWords } from '#domain/text/plain-form.ts'

export interface SearchableFund {
  /** Six digits; of a portfolio letters and digits. */
  code: string
  name: string
  /** Pinyin initials in capitals, `HXCZHH`. */
  initials: string
  /**
   * The name's whole pinyin in capitals, without spaces; like the next two empty where not known.
   */
  fullPinyin?: string
  manager?: string
  company?: string
}

/** Simplified characters by the traditional ones that mean them. */
export type CharacterVariants = ReadonlyMap<string, string>

/** From pairs, traditional and simplified, one after another: `華华長长`. */
export function variantsFrom(pairs: string): CharacterVariants {
  const characters = Array.from(pairs)
  return new Map(
    characters.flatMap((from, at) => (at % 2 === 0 ? [[from, characters[at + 1] ?? from]] : [])),
  )
}

/** The syllable of each character, in capitals. */
export type Readings = ReadonlyMap<string, string>

/** From characters, each with its syllable after it: `禾HE岸AN`. */
export function readingsFrom(text: string): Readings {
  const pairs = text.matchAll(/(\p{Script=Han})([A-Z]+)/gu)
  return new Map(Array.from(pairs, ([, character = '', syllable = '']) => [character, syllable]))
}

/**
 * The whole pinyin of a name by the syllables of its characters; letters and digits stay, brackets
 * and the like go. Empty where a character has no syllable: half a pinyin would find nothing.
 */
export function readName(name: string, readings: Readings): string {
  let whole = ''
  for (const character of name.toUpperCase()) {
    if (/[A-Z0-9]/.test(character)) whole += character
    else if (HAN.test(character)) {
      const syllable = readings.get(character)
      if (syllable === undefined) return ''
      whole += syllable
    }
  }
  return whole
}

const HAN = /\p{Script=Han}/u

const NO_VARIANTS: CharacterVariants = new Map()

const simplified = (keyword: string, variants: CharacterVariants): string =>
  variants.size === 0 ? keyword : Array.from(keyword, (it) => variants.get(it) ?? it).join('')

/**
 * A keyword as it is compared. Chinese input methods type full-width letters and digits (`ＥＴＦ`),
 * and while pinyin is being typed they part its syllables by spaces or apostrophes (`h'x`).
 */
export function normaliseKeyword(keyword: string): string {
  return searchWords(keyword)
    .replace(/[\s'’]/g, '')
    .toUpperCase()
}

/** Codes are digits, those of portfolios after letters; a word without a digit is none. */
const mayBeCode = (keyword: string) => /^[A-Z]*\d+$/.test(keyword)

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
  /** With Latin letters in capitals. */
  readonly names: Lines
  readonly initials: Lines
  readonly pinyins: Lines
  readonly managers: Lines
  readonly companies: Lines
  readonly variants: CharacterVariants
}

function joinLines(values: readonly string[]): Lines {
  const starts = new Uint32Array(values.length + 1)
  let length = 0
  for (const [row, value] of values.entries()) {
    starts[row] = length
    length += 1 + value.length
  }
  starts[values.length] = length
  return { text: values.map((value) => `\n${value}`).join(''), starts }
}

/** Makes ready to search. The funds themselves come back from a search. */
export function createSearchIndex<Fund extends SearchableFund>(
  given: readonly Fund[],
  variants: CharacterVariants = NO_VARIANTS,
): SearchIndex<Fund> {
  const funds = given.filter(({ code }) => code !== PLACEHOLDER_FUND)
  return {
    funds,
    codes: joinLines(funds.map(({ code }) => code)),
    names: joinLines(funds.map(({ name }) => name.toUpperCase())),
    initials: joinLines(funds.map(({ initials }) => initials)),
    pinyins: joinLines(funds.map(({ fullPinyin = '' }) => fullPinyin)),
    managers: joinLines(funds.map(({ manager = '' }) => manager)),
    companies: joinLines(funds.map(({ company = '' }) => company.toUpperCase())),
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
  const wanted = simplified(normaliseKeyword(keyword), index.variants)
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
  if (mayBeCode(wanted)) eachWith(codes, `\n${wanted}`, code.put)
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
  eachWith(index.pinyins, `\n${wanted}`, pinyinPrefix.put)
  eachWith(index.managers, wanted, manager.put)
  eachWith(index.companies, wanted, company.put)
  // A syllable or two: shorter, and half of all names would be found.
  if (wanted.length >= SHORTEST_INSIDE) eachWith(index.pinyins, wanted, pinyinInside.put)
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
): Fund[] {
  return searchIndex(createSearchIndex(funds), keyword, limit)
}

/**
 * Where a keyword occurs in the name or code of a fund: from `start` up to `end`, in UTF-16 units.
 */
export interface KeywordPlace {
  readonly field: 'code' | 'name'
  readonly start: number
  readonly end: number
}

/** Characters of a name that have an initial: brackets, dots and the like have none. */
const HAS_INITIAL = /[A-Z0-9]|\p{Script=Han}/u

/**
 * What to mark of a found fund; for initials the characters that they stand for. Null where the
 * keyword is not to be seen: it does not match, or the name and its initials do not go together.
 */
export function keywordPlace(
  fund: SearchableFund,
  keyword: string,
  variants: CharacterVariants = NO_VARIANTS,
): KeywordPlace | null {
  const wanted = simplified(normaliseKeyword(keyword), variants)
  if (wanted === '') return null
  if (mayBeCode(wanted) && fund.code.startsWith(wanted)) {
    return { field: 'code', start: 0, end: wanted.length }
  }
  const name = fund.name.toUpperCase()
  const at = name.indexOf(wanted)
  if (at >= 0) return { field: 'name', start: at, end: at + wanted.length }
  return fund.initials.startsWith(wanted) ? placeOfInitials(name, wanted) : null
}

/** Whose name the keyword is in, where it is not in the fund's own: to be said beside the fund. */
export function keywordOwner(
  { manager = '', company = '' }: SearchableFund,
  keyword: string,
  variants: CharacterVariants = NO_VARIANTS,
): { readonly field: 'manager' | 'company'; readonly name: string } | null {
  const wanted = simplified(normaliseKeyword(keyword), variants)
  if (wanted === '') return null
  if (manager.includes(wanted)) return { field: 'manager', name: manager }
  return company.toUpperCase().includes(wanted) ? { field: 'company', name: company } : null
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
