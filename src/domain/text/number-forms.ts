/** Numbers that people type or paste, in plain form: rules.md#typed-text. */
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

/** The six digits of a text message. */
export const codeForm: TextForm = {
  plain: ungrouped,
  fits: (value) => /^\d{0,6}$/.test(value),
}

/** What a picture shows: letters and digits. */
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

const DAY = /^(\d{4})[-./年](\d{2})[-./月](\d{2})日?$/

/** A day as YYYYMMDD, which may be written with signs between its parts. */
export const dayForm: TextForm = {
  plain: (typed) => plainNumber(typed).replace(/\s/g, '').replace(DAY, '$1$2$3'),
  fits: (value) => /^(?:\d{0,8}|\d{4}[-./年]\d{0,2}(?:[-./月]\d{0,2}日?)?)$/.test(value),
}

/** A percentage with two decimals; a comma is its point. */
export const percentForm: TextForm = {
  plain: (typed) => plainNumber(typed).replace(/\s/g, '').replace(/%$/, '').replace(/,/g, '.'),
  fits: (value) => /^\d*(?:\.\d{0,2})?$/.test(value),
}

/** A value of a share with four decimals; a comma is its point. */
export const navForm: TextForm = {
  plain: (typed) => plainNumber(typed).replace(/\s/g, '').replace(/,/g, '.'),
  fits: (value) => /^\d{0,6}(?:\.\d{0,4})?$/.test(value),
}
