/**
 * Ways to reach somebody and numbers of a person in a text (rules.md#content). Fund codes, values
 * and dates are numbers with a form of their own, and are none.
 */
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { checkIdentityNumber, luhnValid } from '#domain/identity/identity-number.ts'

/** Digits in words and in circles that have no plain form in Unicode. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  ['零一二三四五六七八九', '〇壹贰叁肆伍陆柒捌玖', '⓿❶❷❸❹❺❻❼❽❾', '⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽']
    .flatMap((row) => Array.from(row, (word, at): [string, string] => [word, String(at)]))
    .concat([['幺', '1']]),
)

/**
 * Full-width and circled characters as plain ones, invisible characters dropped, lower case.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()

/** Numbers written in words as digits: a mobile number can be spelled. */
const inDigits = (text: string): string =>
  Array.from(text, (letter) => DIGITS.get(letter) ?? letter).join('')

/** Digits with what people put between those of one number. */
const RUN = /\d(?:(?:[\s\-.·_*/|()+—–]|\u20e3){0,3}\d)*/g
const digitsOf = (text: string): string => text.replace(/\D/g, '')

const DECIMAL = /^(?:\d{1,3}\.\d{1,4}|\d+\.\d{1,2})$/
const CODE = /^\d{6}$/
const MONTH_DAY = /^(?:0[1-9]|1[0-2])[-./](?:0[1-9]|[12]\d|3[01])$/
const YEAR = /^(?:19|20)\d{2}$/
const MONTH = /^(?:19|20)\d{2}[-./](?:0[1-9]|1[0-2])$/
const DATE = /^((?:19|20)\d{2})([-./]?)(\d{1,2})\2(\d{1,2})$/

function isDay(part: string): boolean {
  const [, year = '', , month = '', day = ''] = DATE.exec(part) ?? []
  return isDate8(`${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`)
}

const hasOwnForm = (part: string): boolean =>
  [DECIMAL, CODE, MONTH_DAY, YEAR, MONTH].some((form) => form.test(part)) || isDay(part)

/** Values one after another, and codes with their values, may have as many digits as a number. */
const areValues = (parts: readonly string[]): boolean =>
  parts.every((part) => DECIMAL.test(part)) ||
  (CODE.test(parts[0] ?? '') && parts.every((part) => hasOwnForm(part)))

const MOBILE = /^(?:(?:00)?86)?1[3-9]\d{9}$/
const isMobile = (parts: readonly string[]): boolean => MOBILE.test(digitsOf(parts.join('')))

/** The first digits of cards: UnionPay, Visa, Mastercard, American Express, older ones. */
const CARD_BEGINNING = /^(?:6[0-9]|4|5[1-5]|3[457]|9[0-9]|81)/
const BY_FOUR = /^\d{4}(?:[\s-]\d{4}){2,3}(?:[\s-]\d{1,4})?$/

function isCard(parts: readonly string[]): boolean {
  const written = parts.join(' ')
  const digits = digitsOf(written)
  if (digits.length < 15 || digits.length > 19) return false
  if (parts.length === 1 && /^\d+$/.test(written)) return true
  if (!CARD_BEGINNING.test(digits) || parts.every(hasOwnForm)) return false
  const isRound = parts.every((part) => part.endsWith('00'))
  return BY_FOUR.test(written) ? parts.length === 1 || !isRound : luhnValid(digits)
}

/** An identity number in its three parts, or whole. */
function isIdentity(parts: readonly string[]): boolean {
  const written = parts.join('-')
  const check = checkIdentityNumber(digitsOf(written))
  return (
    /^\d{6}-?(?:19\d|20[01])\d{5}-?\d{3}[\dx]$/.test(written) ||
    check.ok ||
    check.error === 'foreign'
  )
}

/** Returns whether any neighbouring parts of a run of digits make a number of a person. */
function hasPersonNumber(run: string): boolean {
  const parts = run.split(/[\s|/]+/)
  const values = parts.length > 1 && areValues(parts)
  return parts.some((_, from) =>
    parts.slice(from).some((__, more) => {
      const taken = parts.slice(from, from + more + 1)
      return (!values && isMobile(taken)) || isCard(taken) || isIdentity(taken)
    }),
  )
}

const SAYS = '[\\s:=是为号码群加我的吧哦呀啊-]{0,6}'
/** Numbers by the word before them, and such as have their own marks. */
const NUMBERS = [
  new RegExp(`(?:(?:^|[^a-z])q\\s?q(?![a-z])|扣扣|扣群|企鹅号)${SAYS}\\d(?:[\\s-]?\\d){4,10}`),
  new RegExp(`(?:企鹅|(?:^|[^a-z])q\\s?[:=号群])${SAYS}\\d{7,11}`),
  /(?:^|\D)0\d{2,3}[\s-]\d{7,8}(?!\d)/,
  /(?:^|\D)(?:\(0\d{2,3}\)\s?|0\d{2,3}-)\d{3,4}[\s-]?\d{4}(?!\d)/,
  /(?:^|\D)1[3-9]\d\s?[,、;]\s?\d{4}\s?[,、;]\s?\d{4}(?!\d)/,
  /(?:^|\D)\d{6}[\s-]?(?:19\d|20[01])\d{5}[\s-]?\d{3}x(?![a-z\d])/,
  /(?:电话|手机号|座机|联系方式|致电|tel|phone)(?:号?码)?[\s:=是为]{0,4}\d(?:[\s-]?\d){6,}/,
]

const WECHAT_NAME = '微信|薇信|威信|徽信|维信|v信'
const WORDS = [
  new RegExp(
    `(?:${WECHAT_NAME}|(?:^|[^a-z])(?:[vw]x|wechat|weixin))(?:号|id)?[\\s:是为=]{0,4}[a-z0-9][-\\w]{4,19}`,
  ),
  new RegExp(
    `(?:加|➕|\\+)\\s?(?:我|个)?\\s?(?:${WECHAT_NAME}|[vw]x(?![a-z])|v(?![a-z])|微(?=聊|联|群|[\\s:]|$))`,
  ),
  /(?:(?:^|[^a-z])v|[微薇])\s?:\s?[a-z0-9][-\w]{4,19}/,
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|#at#|艾特)\s?[\w-]+\s?(?:\.|。|点|\(dot\))\s?[a-z]{2,}/,
  /(?:https?|ftp|weixin|alipays?):\/{1,2}|www\s?\.\s?[a-z0-9]/,
  // A part with a letter before the end, or digits before one that companies use; `1.App` is none.
  /(?:^|[^\w.])(?:[a-z0-9-]+\.)*[a-z0-9-]*[a-z][a-z0-9-]*\.(?:com|cn|net|org|top|xyz|vip|cc|io|me|app|info|club|shop|site|link|example)(?![a-z0-9])/,
  /(?:^|[^\w.])\d+\.(?:com|cn|net|org|cc)(?![a-z0-9])/,
  /(?:^|[^\w.])(?:[a-z0-9-]*[a-z][a-z0-9-]+\s?\.\s?)+(?:com|cn|net|org)(?![a-z0-9])/,
]

/** A mobile number with letters in place of digits. */
const DISGUISED = /(?:^|[^a-z\d])([\doil]{11})(?![a-z\d])/g
const hasDisguised = (text: string): boolean =>
  Array.from(text.matchAll(DISGUISED), ([, letters = '']) => letters).some(
    (letters) =>
      digitsOf(letters).length > 3 &&
      MOBILE.test(letters.replaceAll('o', '0').replace(/[il]/g, '1')),
  )

/** Returns whether the text has a way to reach somebody, or a number of a person. */
export function hasContact(text: string): boolean {
  const read = plainText(text)
  const digits = inDigits(read)
  return (
    (digits.match(RUN) ?? []).some(hasPersonNumber) ||
    NUMBERS.some((pattern) => pattern.test(digits)) ||
    WORDS.some((pattern) => pattern.test(read)) ||
    hasDisguised(read)
  )
}
