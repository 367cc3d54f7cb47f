/** Typed and pasted text in plain form: rules.md#typed-text. */

/**
 * The way in which a field takes text. `plain` brings it to plain form and drops nothing that could
 * count; `fits` says whether that can still become a value as one types on.
 */
export interface TextForm {
  readonly plain: (typed: string) => string
  readonly fits: (value: string) => boolean
}

/**
 * Characters that show nothing: soft hyphens, zero-width spaces, marks that turn the direction of
 * text.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Joiners and variation selectors, which count in text of some scripts and in no number. */
const JOINING = /\u200c|\u200d|[\ufe00-\ufe0f]/g

/** Text of several lines: nothing unseen, and one kind of space. */
export const plainText = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(/\t|(?! )\p{Zs}/gu, ' ')

/** Text of one line. */
export const plainLine = (typed: string): string =>
  plainText(typed).replace(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' ')

const SIGNS: readonly (readonly [written: RegExp, plain: string])[] = [
  [/[\u2018-\u201b\u2032\u02b9\u02bb-\u02bd\u00b4`]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
  [/[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g, '-'],
  [/[\u3002\uff61]/g, '.'],
  [/[\u3001\uff64\u060c\ufe50]/g, ','],
  [/\u2026/g, '...'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u3014\u3010]/g, '('],
  [/[\u3015\u3011]/g, ')'],
]

/** The plain signs of quotes, dashes, stops and brackets, as Latin text and numbers have them. */
const plainSigns = (text: string): string =>
  SIGNS.reduce((so, [written, plain]) => so.replace(written, plain), text)

/** Full-width letters, digits and signs as plain ones. */
const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** A line in Latin letters: accents composed, signs plain. */
export const plainLatin = (typed: string): string =>
  plainSigns(halfWidth(plainLine(typed))).normalize('NFC')

/** Digits of Arabic and Persian keyboards. */
const ARABIC = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Returns what a number is written with: plain digits and signs. */
export const plainNumber = (typed: string): string =>
  plainLatin(typed)
    .replace(JOINING, '')
    .replace(ARABIC, (digit) => String(digit.charCodeAt(0) & 0xf))

/** One line of any text. */
export const lineForm: TextForm = { plain: plainLine, fits: () => true }

/** Any text of several lines. */
export const textForm: TextForm = { plain: plainText, fits: () => true }

/** One line in Latin letters; what has other letters is for its own rule to refuse. */
export const latinForm: TextForm = { plain: plainLatin, fits: () => true }

/** Text that is taken as it is: addresses and codes of tests. */
export const exactForm: TextForm = { plain: (typed) => typed, fits: () => true }
