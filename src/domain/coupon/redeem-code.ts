/** Codes that are exchanged for coupons, coins and cards: rules.md#coupons, #typed-text. */
import { codeInSentence, type PrintedCode } from '#domain/text/code-in-sentence.ts'
import { plainNumber, type TextForm } from '#domain/text/plain-form.ts'

/** Sixteen characters of Crockford's alphabet, which has no I, L, O and U. */
const WHOLE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const BEGINNING = /^[0-9A-HJKMNP-TV-Z]{0,16}$/

/** The letters that a reader takes for digits, as the alphabet reads them. */
const inAlphabet = (text: string): string =>
  text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')

const IN_FOURS: PrintedCode = {
  isWhole: (run) => WHOLE.test(run),
  groups: { count: 4, size: 4 },
}

/**
 * A typed or pasted code, read as its alphabet says: of a sentence the one code in it.
 * Nothing else is changed, so that what is none stays in sight.
 */
export function cleanCode(text: string): string {
  const plain = plainNumber(text.normalize('NFKC'))
  const ungrouped = plain.replace(/[\s-]/g, '')
  const typed = inAlphabet(ungrouped)
  if (BEGINNING.test(typed)) return typed
  return codeInSentence(inAlphabet(plain), IN_FOURS) ?? ungrouped
}

/** A code as a field takes it. */
export const redeemCodeForm: TextForm = {
  plain: cleanCode,
  fits: (code) => BEGINNING.test(code),
}

export const isWholeCode = (code: string): boolean => WHOLE.test(code)

/** Returns why what a field holds can become no code; null where it can. */
export function codeProblem(code: string): string | null {
  if (BEGINNING.test(code)) return null
  const isLong = /^[0-9A-HJKMNP-TV-Z]+$/i.test(code)
  return isLong
    ? '兑换码为 16 位，请核对位数'
    : '没有认出兑换码：只含数字和字母，没有字母 U，请核对后只填写兑换码'
}

/** In fours, as it is printed; what is no code as it is. */
export const codeInFours = (code: string): string =>
  BEGINNING.test(code) ? (code.match(/.{1,4}/g) ?? []).join(' ') : code
