/** Numbers that people type or paste, in plain form: rules.md#typed-text. */
import { codeInSentence, type PrintedCode } from './code-in-sentence.ts'
import { plainNumber, type TextForm } from './plain-form.ts'

/** Gaps between the groups of a number. */
const GAPS = /[\s-]/g

const ungrouped = (typed: string): string => plainNumber(typed).replace(GAPS, '')

/** Of a bank card: ISO/IEC 7812 has at most 19 digits. */
export const cardForm: TextForm = {
  plain: ungrouped,
  fits: (value) => /^\d{0,19}$/.test(value),
}

/** China's code before a mobile number: `+86`, `0086`, `86`. */
const CHINA = /^(?:\+|00)?86(?=1\d{10}$)/

/** A mobile number of China. */
export const mobileForm: TextForm = {
  plain: (typed) => ungrouped(typed).replace(/[()]/g, '').replace(CHINA, ''),
  fits: (value) => /^(?:\+8?|(?:(?:\+|00)?86)?\d{0,11})$/.test(value),
}

const SIX_DIGITS: PrintedCode = {
  isWhole: (run) => /^\d{6}$/.test(run),
  groups: { count: 2, size: 3 },
}
const fitsCode = (value: string): boolean => /^\d{0,6}$/.test(value)

/** The six digits of a text message, which may be pasted as a whole. */
export const codeForm: TextForm = {
  plain: (typed) => {
    const plain = ungrouped(typed)
    if (fitsCode(plain)) return plain
    return codeInSentence(plainNumber(typed).toUpperCase(), SIX_DIGITS) ?? plain
  },
  fits: fitsCode,
}

/** The characters in a picture: letters and digits. */
export const captchaForm: TextForm = {
  plain: ungrouped,
  fits: (value) => /^[a-z\d]{0,8}$/i.test(value),
}

/** An identity number, whose X may be written as a multiplication sign or a Cyrillic letter. */
export const identityForm: TextForm = {
  plain: (typed) =>
    ungrouped(typed)
      .toUpperCase()
      .replace(/[\u00d7\u0425]/g, 'X'),
  fits: (value) => /^\d{0,17}[\dX]?$/.test(value),
}

const DAY = /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?$/
/** A day that no further digit can make another one. */
const LAST_DIGIT = /(?:[-./月]\d{2}|[-./月][4-9]|日)$/

/** A whole day as YYYYMMDD, once nothing more is typed: `2020-1-1` may still become `2020-1-15`. */
export const wholeDay = (typed: string): string =>
  typed.replace(
    DAY,
    (_, year: string, month: string, day: string) =>
      year + month.padStart(2, '0') + day.padStart(2, '0'),
  )

/** A day as YYYYMMDD, which may be written with signs between its parts. */
export const dayForm: TextForm = {
  plain: (typed) => {
    // A 日 that is typed after a day which is whole already.
    const day = plainNumber(typed)
      .replace(/\s/g, '')
      .replace(/^(\d{8})日$/, '$1')
    return LAST_DIGIT.test(day) ? wholeDay(day) : day
  },
  fits: (value) => /^(?:\d{0,8}|\d{4}[-./年]\d{0,2}(?:[-./月]\d{0,2}日?)?)$/.test(value),
}

/** A percentage with two decimals; a comma is its point. */
export const percentForm: TextForm = {
  plain: (typed) => plainNumber(typed).replace(/\s/g, '').replace(/%$/, '').replace(/,/g, '.'),
  fits: (value) => /^\d*(?:\.\d{0,2})?$/.test(value),
}

/** A percentile from 1 to 99. */
export const percentileForm: TextForm = {
  plain: percentForm.plain,
  fits: (value) => /^\d{0,2}$/.test(value),
}

/** A value of a share with four decimals; a comma is its point. */
export const navForm: TextForm = {
  plain: (typed) => plainNumber(typed).replace(/\s/g, '').replace(/,/g, '.'),
  fits: (value) => /^\d{0,6}(?:\.\d{0,4})?$/.test(value),
}
