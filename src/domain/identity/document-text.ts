/** The text of an identity card, as read and corrected: rules.md#document-text. */
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { ADULT_AGE, ageOn, isAdult } from './age.ts'
import { nameProblem } from './person-name.ts'
import { checkIdentityNumber, IDENTITY_NUMBER_WORDS, type Sex } from './identity-number.ts'

/** The last day of a card without an end (长期). */
export const NO_END = '99991231'

/** The text printed on both sides. */
export interface DocumentText {
  readonly userName: string
  readonly certNo: string
  readonly address: string
  readonly issuer: string
  readonly validFrom: string
  readonly validDate: string
}
export type DocumentField = keyof DocumentText

export const DOCUMENT_FIELDS = [
  'userName',
  'certNo',
  'address',
  'issuer',
  'validFrom',
  'validDate',
] as const satisfies readonly DocumentField[]

/**
 * Returns what is wrong with the number, for a person who opens an account today; null for nothing.
 */
export function numberFault(certNo: string, today: Date8): string | null {
  const check = checkIdentityNumber(certNo)
  if (!check.ok) return IDENTITY_NUMBER_WORDS[check.error]
  if (check.birthDate > today) return '出生日期晚于今天，请核对身份证号'
  return isAdult(check.birthDate, today) ? null : `未满 ${ADULT_AGE} 周岁，暂不能开户`
}

/** Returns what is wrong with an address or an issuer; markup is nothing that a card has. */
export function plainFault(text: string, what: string): string | null {
  if (text.trim() === '') return `请填写${what}`
  return /[<>{}\\]/.test(text) ? `${what}含有不能使用的字符` : null
}

/** Of the first day. */
export function startFault(validFrom: string, today: Date8): string | null {
  if (!isDate8(validFrom)) return '请填写有效期起始日，8 位数字'
  return validFrom > today ? '起始日晚于今天，请核对' : null
}

/** Of the last day. */
export function endFault(
  { validFrom, validDate }: Pick<DocumentText, 'validFrom' | 'validDate'>,
  today: Date8,
): string | null {
  if (!isDate8(validDate)) return '请填写有效期截止日，8 位数字，或选择长期'
  if (isDate8(validFrom) && validDate <= validFrom) return '截止日应晚于起始日'
  return validDate < today ? '身份证已过有效期，请使用有效的身份证' : null
}

/** Years for which a card is valid, and from which age on at issue it may have no end. */
const TERMS = [5, 10, 20] as const
const AGE_WITHOUT_END = 46

/** The last day of a card of so many years: after a 29 February, where there is none, 1 March. */
export function termEnd(validFrom: Date8, years: number): Date8 {
  const end = `${Number(validFrom.slice(0, 4)) + years}${validFrom.slice(4)}`
  return isDate8(end) ? end : `${end.slice(0, 4)}0301`
}

/**
 * rules.md#document-text, 3: what is unusual about the term and may still be right; null for
 * nothing. `birthDate` may be unknown.
 */
export function termWarning(
  { validFrom, validDate }: Pick<DocumentText, 'validFrom' | 'validDate'>,
  birthDate: Date8 | null,
): string | null {
  if (!isDate8(validFrom) || !isDate8(validDate)) return null
  if (validDate === NO_END) {
    const age = birthDate === null ? null : ageOn(birthDate, validFrom)
    return age !== null && age < AGE_WITHOUT_END
      ? `长期有效的身份证在年满 ${AGE_WITHOUT_END} 周岁后签发，请核对`
      : null
  }
  const usual = TERMS.some((years) => termEnd(validFrom, years) === validDate)
  return usual ? null : '身份证的有效期通常为 5 年、10 年或 20 年，请核对'
}

/** Sex and birthday, which the number says. Null where the number is none. */
export function personOf(certNo: string): { readonly sex: Sex; readonly birthDate: Date8 } | null {
  const check = checkIdentityNumber(certNo)
  return check.ok ? { sex: check.sex, birthDate: check.birthDate } : null
}

/** rules.md#document-text, 4: the fields that are not as they were read. */
export const correctedFields = (read: DocumentText, typed: DocumentText): DocumentField[] =>
  DOCUMENT_FIELDS.filter((field) => read[field] !== typed[field])

export type DocumentFaults = Readonly<Record<DocumentField, string | null>>

/** Each field's fault. */
export function documentFaults(text: DocumentText, today: Date8): DocumentFaults {
  return {
    userName: nameProblem(text.userName),
    certNo: numberFault(text.certNo, today),
    address: plainFault(text.address, '住址'),
    issuer: plainFault(text.issuer, '签发机关'),
    validFrom: startFault(text.validFrom, today),
    validDate: endFault(text, today),
  }
}
