/**
 * Identity numbers (GB 11643-1999) and card numbers (Luhn), checked offline:
 * rules.md#identity-number.
 */
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'

export type Sex = 'male' | 'female'
/** `foreign`: right, and of a card that is not taken. */
export type IdentityNumberError =
  | 'length'
  | 'characters'
  | 'region'
  | 'birthDate'
  | 'checksum'
  | 'foreign'
export type IdentityNumberCheck =
  | { ok: true; number: string; region: string; birthDate: Date8; sex: Sex }
  | { ok: false; error: IdentityNumberError }

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_CHARACTERS = '10X98765432'

/**
 * GB/T 2260: the first two digits name a province; 71, 81, 82 (and 83 for Taiwan residents) by
 * residence permit.
 */
const PROVINCES = new Set(
  (
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 ' +
    '50 51 52 53 54 61 62 63 64 65 71 81 82 83'
  ).split(' '),
)

/** The check character that belongs to the first 17 digits. */
export function identityCheckCharacter(first17: string): string {
  const total = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(first17[index]), 0)
  return CHECK_CHARACTERS[total % 11] ?? ''
}

/**
 * Checks an 18-character identity number and reads birth date and sex. A small `x` is taken for
 * `X`.
 */
export function checkIdentityNumber(text: string): IdentityNumberCheck {
  const number = text.trim().toUpperCase()
  if (number.length !== 18) return { ok: false, error: 'length' }
  if (!/^\d{17}[\dX]$/.test(number)) return { ok: false, error: 'characters' }
  // A foreigner's permanent residence card: 9, the province, three digits of the nationality.
  const isForeign = number.startsWith('9')
  const province = isForeign ? number.slice(1, 3) : number.slice(0, 2)
  if (!PROVINCES.has(province)) return { ok: false, error: 'region' }
  const birthDate = number.slice(6, 14)
  if (!isDate8(birthDate)) return { ok: false, error: 'birthDate' }
  if (identityCheckCharacter(number) !== number[17]) return { ok: false, error: 'checksum' }
  if (isForeign) return { ok: false, error: 'foreign' }
  const sex = Number(number[16]) % 2 === 1 ? 'male' : 'female'
  return { ok: true, number, region: number.slice(0, 6), birthDate, sex }
}

/** The fault of an identity number, in words for the user, wherever it is entered. */
export const IDENTITY_NUMBER_WORDS: Readonly<Record<IdentityNumberError, string>> = {
  length: '身份证号应为 18 位，请核对位数',
  characters: '身份证号前 17 位为数字，最后一位为数字或 X',
  region: '身份证号前 2 位的地区不存在，请核对',
  birthDate: '身份证号第 7 至 14 位的出生日期不存在，请核对',
  checksum: '身份证号校验位不符，可能有一位数字错误，请逐位核对',
  foreign: '暂不支持外国人永久居留身份证',
}

/** The same of a number as it is typed; null for a valid one. */
export function identityNumberProblem(text: string): string | null {
  const check = checkIdentityNumber(text)
  return check.ok ? null : IDENTITY_NUMBER_WORDS[check.error]
}

/** The Luhn checksum over two digits or more. */
export function luhnValid(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false
  let total = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    total += doubled > 9 ? doubled - 9 : doubled
  }
  return total % 10 === 0
}

export type CardNumberError = 'characters' | 'length'
/** `likely`: by the Luhn sum, which is no proof; banks have issued cards that fail it. */
export type CardNumberCheck =
  | { ok: true; number: string; likely: boolean }
  | { ok: false; error: CardNumberError }

/** ISO/IEC 7812: debit cards of Chinese banks have 16 to 19 digits, some older ones 15. */
const CARD_LENGTHS = { min: 15, max: 19 } as const

/** Checks a bank card number as it is typed (spaces allowed): digits and length, and the Luhn sum. */
export function checkCardNumber(text: string): CardNumberCheck {
  const number = text.replace(/\s/g, '')
  if (!/^\d*$/.test(number)) return { ok: false, error: 'characters' }
  if (number.length < CARD_LENGTHS.min || number.length > CARD_LENGTHS.max) {
    return { ok: false, error: 'length' }
  }
  return { ok: true, number, likely: luhnValid(number) }
}
