import type { SearchableFund } from './fund-search.ts'
import { codeIn } from './code-in.ts'
import {
  characterForm,
  keywordForm,
  NO_VARIANTS,
  type CharacterVariants,
} from '#domain/text/search-form.ts'

/**
 * The place where a keyword occurs in the name or code of a fund: from `start` up to `end`, in
 * UTF-16 units.
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
    const compared = characterForm(character, variants)
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
 * Returns what to mark of a found fund; for initials the characters that they abbreviate. Null
 * where the keyword is not to be seen: it does not match, or the name and its initials do not go
 * together.
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

/**
 * Returns whose name the keyword is in, where it is not in the fund's own: shown next to the fund.
 */
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

/** Returns how much of a name's form the initials stand for; null where they do not go together. */
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
