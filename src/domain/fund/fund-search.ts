/**
 * Finding a fund by code, name, pinyin (initials or whole), manager or company, in simplified or
 * traditional characters, among some 25,000: rules.md#fund-search.
 */
import { PLACEHOLDER_FUND } from '#domain/order/business-codes.ts'

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

/** Marks, spaces and punctuation: they differ between keyboards, lists and input methods. */
const DROPPED = /[^\p{L}\p{N}\n]|\p{Default_Ignorable_Code_Point}/gu

const characterForm = (character: string, variants: CharacterVariants) =>
  Array.from(
    character.normalize('NFKD').toUpperCase().replace(DROPPED, ''),
    (it) => variants.get(it) ?? it,
  ).join('')

/** What needs no change: most lists of codes, initials and pinyin. */
const PLAIN = /^[A-Z0-9\n]*$/

const SURROGATE = /[\ud800-\udfff]/

/** So long a text is worth a table of all characters; of a set it takes a slow phone ten times. */
const LONG = 10_000

/** The characters of a text, each once. */
function distinct(text: string): Iterable<string> {
  if (text.length < LONG || SURROGATE.test(text)) return new Set(text)
  const seen = new Uint8Array(0x10000)
  for (let at = 0; at < text.length; at += 1) seen[text.charCodeAt(at)] = 1
  const characters: string[] = []
  for (let unit = 0; unit < seen.length; unit += 1) {
    if (seen[unit] === 1) characters.push(String.fromCharCode(unit))
  }
  return characters
}

/**
 * A text as it is compared, keyword and list alike: full-width and other forms of a character as
 * the usual one, capitals, letters and digits alone, simplified characters. Line breaks stay.
 */
export function searchForm(text: string, variants: CharacterVariants = NO_VARIANTS): string {
  if (PLAIN.test(text)) return text
  const forms = new Map<string, string>()
  // By distinct characters, of which all names have some two thousand.
  for (const character of distinct(text)) {
    const form = characterForm(character, variants)
    if (form !== character) forms.set(character, form)
  }
  if (forms.size === 0) return text
  const changed = Array.from(forms.keys(), (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`)
  return text.replace(new RegExp(`[${changed.join('')}]`, 'gu'), (it) => forms.get(it) ?? it)
}

const keywordForm = (keyword: string, variants?: CharacterVariants) =>
  searchForm(keyword, variants).replaceAll('\n', '')

/** Codes are digits, those of portfolios after letters; a word without a digit is none. */
const mayBeCode = (keyword: string) => /^[A-Z]*\d+$/.test(keyword)

const MARKET = '(?:OF|SH|SZ|BJ)'
const MARKED_CODE = new RegExp(`^(?:${MARKET}(\\d{6})|(\\d{6})(?:O|S|B|${MARKET}))$`)

/**
 * The code that a keyword is the beginning of: as it is, with the market's letters before or
 * after it (`161725.OF`, `SZ161725`), or the six digits pasted together with a name. Empty where
 * there is none.
 */
function codeIn(keyword: string, wanted: string): string {
  const marked = MARKED_CODE.exec(wanted)
  const code = marked?.[1] ?? marked?.[2]
  if (code !== undefined) return code
  if (mayBeCode(wanted)) return wanted
  const runs = keyword.normalize('NFKC').match(/\d+(?:[.\d]*\d)?/g) ?? []
  const codes = runs.filter((run) => /^\d{6}$/.test(run))
  return codes.length === 1 ? (codes[0] ?? '') : ''
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
  /** These five in the form in which they are compared. */
  readonly names: Lines
  readonly initials: Lines
  readonly pinyins: Lines
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
  return {
    funds,
    codes: lines(({ code }) => code),
    names: lines(({ name }) => name),
    initials: lines(({ initials }) => initials),
    pinyins: lines(({ fullPinyin = '' }) => fullPinyin),
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
  variants: CharacterVariants = NO_VARIANTS,
): Fund[] {
  return searchIndex(createSearchIndex(funds, variants), keyword, limit)
}

/**
 * Where a keyword occurs in the name or code of a fund: from `start` up to `end`, in UTF-16 units.
 */
export interface KeywordPlace {
  readonly field: 'code' | 'name'
  readonly start: number
  readonly end: number
}

/** A text in the form in which it is compared, with the place in the text of each character. */
interface Placed {
  readonly form: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

function placed(text: string, variants: CharacterVariants): Placed {
  const [starts, ends]: [number[], number[]] = [[], []]
  let form = ''
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const compared = keywordForm(character, variants)
    for (let unit = 0; unit < compared.length; unit += 1) {
      starts.push(start)
      ends.push(end)
    }
    form += compared
    start = end
  }
  return { form, starts, ends }
}

/**
 * What to mark of a found fund; for initials the characters that they stand for. Null where the
 * keyword is not to be seen: it does not match, or the name and its initials do not go together.
 */
export function keywordPlace(
  fund: SearchableFund,
  keyword: string,
  variants: CharacterVariants = NO_VARIANTS,
): KeywordPlace | null {
  const wanted = keywordForm(keyword, variants)
  if (wanted === '') return null
  const code = codeIn(keyword, wanted)
  if (code !== '' && keywordForm(fund.code, variants).startsWith(code)) {
    return { field: 'code', start: 0, end: code.length }
  }
  const name = placed(fund.name, variants)
  const at = name.form.indexOf(wanted)
  const place = (first: number, length: number): KeywordPlace => ({
    field: 'name',
    start: name.starts[first] ?? 0,
    end: name.ends[first + length - 1] ?? 0,
  })
  if (at >= 0) return place(at, wanted.length)
  if (!keywordForm(fund.initials).startsWith(wanted)) return null
  const length = unitsOfInitials(name.form, wanted)
  return length === null ? null : place(0, length)
}

/** Whose name the keyword is in, where it is not in the fund's own: to be said beside the fund. */
export function keywordOwner(
  { manager = '', company = '' }: SearchableFund,
  keyword: string,
  variants: CharacterVariants = NO_VARIANTS,
): { readonly field: 'manager' | 'company'; readonly name: string } | null {
  const wanted = keywordForm(keyword, variants)
  if (wanted === '') return null
  const holds = (name: string) => keywordForm(name, variants).includes(wanted)
  if (holds(manager)) return { field: 'manager', name: manager }
  return holds(company) ? { field: 'company', name: company } : null
}

/** How much of a name's form the initials stand for; null where they do not go together. */
function unitsOfInitials(form: string, initials: string): number | null {
  let seen = 0
  let length = 0
  for (const character of form) {
    if (seen === initials.length) break
    length += character.length
    if (/[A-Z0-9]/.test(character) && character !== initials[seen]) return null
    seen += 1
  }
  return seen === initials.length ? length : null
}
