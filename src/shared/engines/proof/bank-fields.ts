import { checkCardNumber, type CardNumberError } from '#domain/identity/identity-number.ts'

/**
 * The two numbers that identify a customer at a bank. They are held in component state only, never
 * in a draft, a URL or a log.
 */
export type BankNumbers = {
  /** Digits only. */
  readonly cardNo: string
  readonly mobileNo: string
}
export const NO_NUMBERS: BankNumbers = { cardNo: '', mobileNo: '' }

const CARD_WORDS: Readonly<Record<CardNumberError, string>> = {
  characters: '卡号只能是数字',
  length: '卡号应为 15 至 19 位数字，请核对',
}

/** The error of a card number, in words for the user; null for one that a bank can have issued. */
export function cardProblem(cardNo: string): string | null {
  const check = checkCardNumber(cardNo)
  return check.ok ? null : CARD_WORDS[check.error]
}

/**
 * Returns what makes a card number unlikely, in words for the user; null where nothing does. It
 * keeps no one from going on: the provider decides (rules.md#card-number).
 */
export function cardDoubt(cardNo: string): string | null {
  const check = checkCardNumber(cardNo)
  return check.ok && !check.likely ? '请核对卡号，可能有一位数字错误' : null
}

/** The error of a mobile number, in words for the user; null for a valid one. */
export function mobileProblem(mobileNo: string): string | null {
  if (!/^\d*$/.test(mobileNo)) return '手机号只能是数字，请核对'
  if (mobileNo.length !== 11) return '手机号应为 11 位数字，请核对'
  return mobileNo.startsWith('1') ? null : '手机号有误，请核对后重新输入'
}
