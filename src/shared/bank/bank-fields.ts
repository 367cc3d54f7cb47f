import { checkCardNumber, type CardNumberError } from '#domain/identity/identity-number.ts'

/**
 * The two numbers by which a bank knows its customer. They live in a screen's memory alone: no
 * draft, no address, no log.
 */
export interface BankNumbers {
  /** Digits alone. */
  readonly cardNo: string
  readonly mobileNo: string
}
export const NO_NUMBERS: BankNumbers = { cardNo: '', mobileNo: '' }

const CARD_WORDS: Readonly<Record<CardNumberError, string>> = {
  characters: '卡号只能是数字',
  length: '卡号应为 15 至 19 位数字，请核对',
  checksum: '卡号有误，请核对后重新输入',
}

/** What is wrong with a card number, in words; null when nothing is. */
export function cardProblem(cardNo: string): string | null {
  const check = checkCardNumber(cardNo)
  return check.ok ? null : CARD_WORDS[check.error]
}

/** What is wrong with a mobile number, in words; null when nothing is. */
export function mobileProblem(mobileNo: string): string | null {
  if (mobileNo.length !== 11) return '手机号应为 11 位数字，请核对'
  return mobileNo.startsWith('1') ? null : '手机号有误，请核对后重新输入'
}

/** What is wrong with the code of a message, in words; null when nothing is. */
export function codeProblem(code: string): string | null {
  return code.length === 6 ? null : '验证码为 6 位数字'
}

/** Takes digits of what was typed or pasted, at most so many. */
export const digitsUpTo =
  (most: number) =>
  (typed: string): string =>
    typed.replace(/\D/g, '').slice(0, most)
