/** Plain text that people write in public (rules.md#content). */
import { hasContact, plainText } from './contact-data.ts'

export const TEXT_LENGTHS = {
  comment: { least: 2, most: 300 },
  idea: { least: 5, most: 500 },
  questionTitle: { least: 5, most: 50 },
  questionText: { least: 0, most: 1_000 },
  discussion: { least: 10, most: 2_000 },
  answer: { least: 10, most: 2_000 },
  /** The words of an expert about themselves. */
  bio: { least: 10, most: 100 },
} as const
export type TextKind = keyof typeof TEXT_LENGTHS

export type UserTextProblem =
  | { readonly code: 'short'; readonly least: number }
  | { readonly code: 'long'; readonly most: number }
  /** Characters that do not show, or that turn the direction of what follows. */
  | { readonly code: 'characters' }
  /** A way to reach somebody, or personal information. */
  | { readonly code: 'contact' }
  /** Words that may not be published. */
  | { readonly code: 'words'; readonly words: readonly string[] }

/** More line breaks in a row become so many. */
export const MOST_BREAKS = 3

/** The text as it is stored: composed (NFC), with one kind of line break, without blank edges. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\t\p{Zs}]+(?=\n|$)/gu, '')
    .replaceAll('\t', ' ')
    .replace(new RegExp(`\\n{${MOST_BREAKS + 1},}`, 'g'), '\n'.repeat(MOST_BREAKS))
    .trim()
}

/**
 * Controls but the line break, directions, half characters, and what fills a text without showing.
 * The joiner and the selector of pictures in text (U+200D, U+FE0F) stay.
 */
const UNSEEN =
  /(?!\n)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u115f\u1160\u3164\uffa0]|\p{Cs}|\p{Co}|[\u{e0000}-\u{e007f}]/u

/** The flags of parts of a country (England, Scotland): a black flag and its code in tags. */
const TAGGED_FLAG =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/gu

const seen = (text: string): number =>
  Array.from(text.replace(/[\s\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')).length

/**
 * Returns what is wrong with a tidied text; null for nothing. `refusedWords` gives the words of it
 * that may not be published.
 */
export function userTextProblem(
  kind: TextKind,
  text: string,
  refusedWords: (text: string) => readonly string[],
): UserTextProblem | null {
  const { least, most } = TEXT_LENGTHS[kind]
  if (UNSEEN.test(text.replace(TAGGED_FLAG, ''))) return { code: 'characters' }
  if (seen(text) < least) return { code: 'short', least }
  if (Array.from(text).length > most) return { code: 'long', most }
  if (hasContact(text)) return { code: 'contact' }
  const words = refusedWords(text)
  return words.length > 0 ? { code: 'words', words } : null
}

const AMOUNT = /\d[\d,.]*\s*(?:万|亿|元|块|份|w(?![a-z]))|[一二三四五六七八九十百千两几]+万/
const OWN =
  /我(?:现在|目前|已经)?(?:持有|持仓|买了|买入了|拿了|套了|亏了|赚了)|我的(?:持仓|仓位|账户|成本)/
const WHETHER =
  /(?:该不该|要不要|应不应该|能不能|可不可以|适不适合|需不需要)[^,,。.?？!！]{0,8}(?:买|卖|加仓|减仓|补仓|割肉|清仓|上车|赎回|止损)|(?:还|现在)能(?:买|拿|追)|(?:割肉|清仓|补仓|卖出|买入)吗/

/**
 * Returns whether a question asks for advice on the asker's own money: it names what they hold, an
 * amount, or asks whether to buy or sell. Such a question is not answered in public.
 */
export function asksForAdvice(text: string): boolean {
  const read = plainText(text)
  return WHETHER.test(read) || OWN.test(read) || (AMOUNT.test(read) && /我|本人/.test(read))
}

/** Returns whether a member urges others to buy something. */
export const urgesToBuy = (text: string): boolean =>
  /(?:推荐|建议|强烈|赶紧|赶快|大家|可以|必须|闭眼)[^,,。.?？!！]{0,6}(?:买入|买|入手|上车|加仓|满仓)/.test(
    plainText(text).replace(/\s/g, ''),
  )
