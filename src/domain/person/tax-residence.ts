/**
 * The places where a person is liable to tax, as financial institutions must ask since 2017
 * (rules.md#tax-residence).
 */
import { plainLatin, plainLine, plainNumber, type TextForm } from '#domain/text/plain-form.ts'
import { textProblem, type TextProblem } from './plain-text.ts'

/** A: of China alone; B: of other countries alone; C: of both. */
export const CRS_TYPES = ['A', 'B', 'C'] as const
export type CrsType = (typeof CRS_TYPES)[number]

/**
 * The reason why there is no number. A: the country issues none; B: the person could not get one.
 */
export type NoNumberReason = 'A' | 'B'

export interface TaxResidence {
  /** ISO 3166-1 numeric. */
  readonly countryCode: string
  readonly taxNo: string
  /** Empty where there is a number. */
  readonly reason: NoNumberReason | ''
  /** The reason why the number could not be got; of reason B alone. */
  readonly explanation: string
}

export interface TaxInfo {
  readonly crsType: CrsType | ''
  /** Surname and given name as the passport writes them. */
  readonly familyName: string
  readonly givenName: string
  readonly birthPlace: string
  /** The present address, in Chinese and in Latin letters. */
  readonly residence: string
  readonly residenceEn: string
  readonly taxResidences: readonly TaxResidence[]
}

export const NO_TAX_INFO: TaxInfo = {
  crsType: '',
  familyName: '',
  givenName: '',
  birthPlace: '',
  residence: '',
  residenceEn: '',
  taxResidences: [],
}

export const NEW_RESIDENCE: TaxResidence = {
  countryCode: '',
  taxNo: '',
  reason: '',
  explanation: '',
}

/** Hong Kong, Macao and Taiwan tax by themselves and have codes of their own. */
export const CHINA = '156'
const USA = '840'
const HONG_KONG = '344'
const MACAO = '446'

/** The maximum number of residences in the form. */
export const MOST_RESIDENCES = 3

export type TaxNumberProblem = 'missing' | 'format' | 'nineDigits'

/** Signs between the parts of a number; a plus, a star and an ampersand are parts of some. */
const BETWEEN = /[-/. ()]/g

/**
 * A tax number as it is declared: of Hong Kong and Macao without the brackets around the check
 * digit that cards there are printed with.
 */
export function plainTaxNumber(countryCode: string, typed: string): string {
  const taxNo = plainNumber(typed).trim()
  const isBracketed = countryCode === HONG_KONG || countryCode === MACAO
  return isBracketed ? taxNo.replace(/\s*\(([^()]*)\)/g, '$1') : taxNo
}

/** A tax number, whose signs are plain: its dashes may be of any length. */
export const taxNumberForm: TextForm = { plain: plainNumber, fits: () => true }

/** rules.md#tax-residence: 2 to 40 characters with the signs of numbers; of the USA nine digits. */
export function taxNumberProblem(countryCode: string, typed: string): TaxNumberProblem | null {
  const taxNo = plainTaxNumber(countryCode, typed)
  const bare = taxNo.replace(BETWEEN, '')
  if (bare === '') return plainNumber(typed).trim() === '' ? 'missing' : 'format'
  if (!/^[A-Za-z0-9Ññ&+*/. ()-]{2,40}$/.test(taxNo)) return 'format'
  if (bare.length < 2 || !/[A-Za-z0-9]/.test(bare)) return 'format'
  return countryCode === USA && !/^\d{9}$/.test(bare) ? 'nineDigits' : null
}

/** `china`: not a residence besides China; `repeated`: it is there already. */
export type CountryProblem = 'missing' | 'china' | 'repeated'

export interface ResidenceProblems {
  readonly country: CountryProblem | null
  readonly taxNo: TaxNumberProblem | null
  readonly explanation: TextProblem | null
}

function residenceProblems(all: readonly TaxResidence[], at: number): ResidenceProblems {
  const one = all[at] ?? NEW_RESIDENCE
  const { countryCode, taxNo, reason, explanation } = one
  const isRepeated = all.slice(0, at).some((other) => other.countryCode === countryCode)
  return {
    country:
      countryCode === ''
        ? 'missing'
        : countryCode === CHINA
          ? 'china'
          : isRepeated
            ? 'repeated'
            : null,
    taxNo: reason === '' ? taxNumberProblem(countryCode, taxNo) : null,
    explanation: reason === 'B' ? textProblem(explanation, { least: 2, most: 200 }) : null,
  }
}

/** `latin`: letters other than Latin ones, in what is written for authorities abroad. */
export type TaxTextProblem = TextProblem | 'latin'

/** As on a passport: Latin letters, with accents, and what joins names. */
const LATIN_NAME = /^[\p{Script=Latin}' .-]+$/u
/** No Chinese characters, nor their punctuation. */
const LATIN_TEXT = /^[\u0020-\u024f\p{Script=Latin}]+$/u

function latinProblem(text: string, most: number, pattern: RegExp): TaxTextProblem | null {
  const plain = plainLatin(text).trim()
  return textProblem(text, { least: 1, most }) ?? (pattern.test(plain) ? null : 'latin')
}

export interface TaxProblems {
  readonly crsType: 'missing' | null
  readonly familyName: TaxTextProblem | null
  readonly givenName: TaxTextProblem | null
  readonly birthPlace: TextProblem | null
  readonly residence: TextProblem | null
  readonly residenceEn: TaxTextProblem | null
  /** `missing`: B and C need at least one. */
  readonly taxResidences: 'missing' | 'tooMany' | null
  readonly each: readonly ResidenceProblems[]
}

/** Returns whether more than the kind is required: not of a resident of China alone. */
export const needsResidences = (type: TaxInfo['crsType']): type is 'B' | 'C' =>
  type === 'B' || type === 'C'

/** rules.md#tax-residence: what is wrong, by field. */
export function taxProblems(info: TaxInfo): TaxProblems {
  const { crsType, taxResidences: all } = info
  if (!needsResidences(crsType)) {
    return {
      crsType: crsType === '' ? 'missing' : null,
      familyName: null,
      givenName: null,
      birthPlace: null,
      residence: null,
      residenceEn: null,
      taxResidences: null,
      each: [],
    }
  }
  return {
    crsType: null,
    familyName: latinProblem(info.familyName, 40, LATIN_NAME),
    givenName: latinProblem(info.givenName, 40, LATIN_NAME),
    birthPlace: textProblem(info.birthPlace, { least: 2, most: 100 }),
    residence: textProblem(info.residence, { least: 5, most: 100 }),
    residenceEn: latinProblem(info.residenceEn, 200, LATIN_TEXT),
    taxResidences: all.length === 0 ? 'missing' : all.length > MOST_RESIDENCES ? 'tooMany' : null,
    each: all.map((_, at) => residenceProblems(all, at)),
  }
}

/** Returns whether nothing is wrong. */
export function taxInfoComplete(info: TaxInfo): boolean {
  const { each, ...fields } = taxProblems(info)
  const all = [fields, ...each].flatMap((problems) => Object.values(problems))
  return all.every((problem) => problem === null)
}

/**
 * Returns whether the other kind would drop residences that were entered, which the user has to
 * confirm.
 */
export const dropsResidences = (info: TaxInfo, next: CrsType): boolean =>
  !needsResidences(next) &&
  info.taxResidences.some(({ countryCode, taxNo }) => countryCode !== '' || taxNo !== '')

/**
 * Returns what is stored: of a resident of China alone the kind, of a residence what its reason
 * needs.
 */
export function declaredTaxInfo(info: TaxInfo): TaxInfo {
  if (!needsResidences(info.crsType)) return { ...NO_TAX_INFO, crsType: info.crsType }
  return {
    ...info,
    familyName: plainLatin(info.familyName).trim(),
    givenName: plainLatin(info.givenName).trim(),
    birthPlace: plainLine(info.birthPlace).trim(),
    residence: plainLine(info.residence).trim(),
    residenceEn: plainLatin(info.residenceEn).trim(),
    taxResidences: info.taxResidences.map(({ countryCode, taxNo, reason, explanation }) => ({
      countryCode,
      taxNo: reason === '' ? plainTaxNumber(countryCode, taxNo) : '',
      reason,
      explanation: reason === 'B' ? plainLine(explanation).trim() : '',
    })),
  }
}
