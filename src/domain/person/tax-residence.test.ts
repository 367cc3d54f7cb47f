import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHINA,
  CRS_TYPES,
  declaredTaxInfo,
  dropsResidences,
  NEW_RESIDENCE,
  NO_TAX_INFO,
  taxInfoComplete,
  taxNumberProblem,
  taxProblems,
  type TaxInfo,
  type TaxResidence,
} from './tax-residence.ts'

const [USA, HONG_KONG, JAPAN, CANADA] = ['840', '344', '392', '124']

const residence = (countryCode: string, more: Partial<TaxResidence> = {}): TaxResidence => ({
  ...NEW_RESIDENCE,
  countryCode,
  taxNo: 'A123456(7)'.replace(/[()]/g, ''),
  ...more,
})

const BOTH: TaxInfo = {
  crsType: 'C',
  familyName: 'Luo',
  givenName: 'Zhiyuan',
  birthPlace: '中国上海',
  residence: '香港中环听澜道 7 号',
  residenceEn: '7 Tinglan Road, Central, Hong Kong',
  taxResidences: [residence(HONG_KONG)],
}

test.each([
  [JAPAN, '', 'missing'],
  [JAPAN, '  ', 'missing'],
  [JAPAN, '1', 'format'],
  [JAPAN, '--', 'format'],
  [JAPAN, '12', null],
  [JAPAN, '1234-5678 90/AB', null],
  [JAPAN, '1'.repeat(40), null],
  [JAPAN, '1'.repeat(41), 'format'],
  [JAPAN, '１２３', null],
  [JAPAN, '一二三', 'format'],
  [USA, '123–45–6789', null],
  [USA, '\u202d123 45 6789\u202c', null],
  [USA, '１２３－４５－６７８９', null],
  [JAPAN, '12\u00a034／5', null],
  [JAPAN, '12<b>', 'format'],
  [HONG_KONG, 'A123456(3)', null],
  [HONG_KONG, 'AB123456(A)', null],
  [HONG_KONG, 'A123456（3）', null],
  [HONG_KONG, '()', 'format'],
  ['446', '1234567(8)', null],
  ['076', '123.456.789-09', null],
  ['756', '756.1234.5678.97', null],
  ['246', '131052+308T', null],
  ['484', 'Ñ&A010101AB1', null],
  ['040', '*12', null],
  ['372', 'be 0123.456.789', null],
  [JAPAN, '+*', 'format'],
  [JAPAN, '...', 'format'],
  [USA, '12.345.6789', null],
  [USA, '123456789', null],
  [USA, '123-45-6789', null],
  [USA, '12345678', 'nineDigits'],
  [USA, '1234567890', 'nineDigits'],
  [USA, '12345678A', 'nineDigits'],
])('in country %s the tax number "%s" has the problem %s', (country, taxNo, problem) => {
  expect(taxNumberProblem(country, taxNo)).toBe(problem)
})

test('a resident of China alone declares the kind and nothing else', () => {
  expect(taxInfoComplete(NO_TAX_INFO)).toBe(false)
  expect(taxInfoComplete({ ...NO_TAX_INFO, crsType: 'A' })).toBe(true)
  expect(declaredTaxInfo({ ...BOTH, crsType: 'A' })).toEqual({ ...NO_TAX_INFO, crsType: 'A' })
})

test.each(['B', 'C'] as const)('kind %s needs names, places and a residence', (crsType) => {
  expect(taxInfoComplete({ ...BOTH, crsType })).toBe(true)
  expect(taxProblems({ ...NO_TAX_INFO, crsType })).toEqual({
    crsType: null,
    familyName: 'missing',
    givenName: 'missing',
    birthPlace: 'missing',
    residence: 'missing',
    residenceEn: 'missing',
    taxResidences: 'missing',
    each: [],
  })
})

test.each([
  ['familyName', '罗', 'latin'],
  ['familyName', "O'Neill-Lü", null],
  ['familyName', 'O’Brien', null],
  ['familyName', 'Ｚｈａｎｇ', null],
  ['familyName', 'Nguyễn', null],
  ['familyName', 'Nguye\u0302\u0303n', null],
  ['familyName', 'Иванов', 'latin'],
  ['givenName', 'Zhi yuan', null],
  ['givenName', 'Z1', 'latin'],
  ['birthPlace', '<i>上海</i>', 'markup'],
  ['residence', '香港', 'short'],
  ['residenceEn', '7 听澜道', 'latin'],
  ['residenceEn', 'No. 7, Tinglan Rd.', null],
  ['residenceEn', '12 King’s Road', null],
  ['residenceEn', 'Room 1，Block 2', null],
  ['residenceEn', '12–14 “The Mews”…', null],
] as const)('the field %s with "%s" has the problem %s', (field, text, problem) => {
  expect(taxProblems({ ...BOTH, [field]: text })[field]).toBe(problem)
})

test.each([
  [HONG_KONG, 'A123456(3)', 'A1234563'],
  [HONG_KONG, 'AB123456 （A）', 'AB123456A'],
  [HONG_KONG, ' A1234563 ', 'A1234563'],
  ['446', '1234567(8)', '12345678'],
  ['076', '１２３．４５６．７８９－０９', '123.456.789-09'],
  ['246', '131052+308T', '131052+308T'],
  ['484', 'Ñ&A010101AB1', 'Ñ&A010101AB1'],
  [JAPAN, '(12)34', '(12)34'],
])('of country %s the number "%s" is declared as "%s"', (country, typed, declared) => {
  const info = { ...BOTH, taxResidences: [residence(country, { taxNo: typed })] }
  expect(declaredTaxInfo(info).taxResidences[0]?.taxNo).toBe(declared)
  // A stored number is taken as it is when it is read again.
  expect(taxNumberProblem(country, declared)).toBeNull()
})

test('what is declared is in plain form', () => {
  const typed = {
    ...BOTH,
    familyName: 'O’Brien ',
    residenceEn: '12 King’s Road，Hong Kong',
    residence: '香港\u202d中环\u00a07 号',
    taxResidences: [residence(USA, { taxNo: '123–45–6789' })],
  }
  expect(declaredTaxInfo(typed)).toEqual({
    ...BOTH,
    familyName: "O'Brien",
    residenceEn: "12 King's Road,Hong Kong",
    residence: '香港中环 7 号',
    taxResidences: [residence(USA, { taxNo: '123-45-6789' })],
  })
})

test('a country is named once, and China never', () => {
  const problems = taxProblems({
    ...BOTH,
    taxResidences: [residence(JAPAN), residence(JAPAN), residence(CHINA), residence('')],
  })
  expect(problems.each.map(({ country }) => country)).toEqual([
    null,
    'repeated',
    'china',
    'missing',
  ])
  expect(problems.taxResidences).toBe('tooMany')
})

test.each([
  ['A', '', null],
  ['B', '', 'missing'],
  ['B', '号码正在办理', null],
  ['B', '<img src=x>', 'markup'],
] as const)('without a number for reason %s the explanation "%s" has the problem %s', (...row) => {
  const [reason, explanation, problem] = row
  const one = residence(CANADA, { taxNo: '', reason, explanation })
  expect(taxProblems({ ...BOTH, taxResidences: [one] }).each).toEqual([
    { country: null, taxNo: null, explanation: problem },
  ])
})

test('becoming a resident of China alone needs a confirmation where something would be lost', () => {
  expect(dropsResidences(BOTH, 'A')).toBe(true)
  expect(dropsResidences(BOTH, 'B')).toBe(false)
  expect(dropsResidences({ ...BOTH, taxResidences: [NEW_RESIDENCE] }, 'A')).toBe(false)
})

test('what is declared is complete where what was entered is, and keeps no unneeded number', () => {
  const residences = fc.uniqueArray(
    fc.record({
      countryCode: fc.constantFrom(USA, HONG_KONG, JAPAN, CANADA),
      taxNo: fc.constantFrom('123456789', ' 123456789 ', ''),
      reason: fc.constantFrom('' as const, 'A' as const, 'B' as const),
      explanation: fc.constantFrom('', ' 号码正在办理 '),
    }),
    { maxLength: 3, selector: ({ countryCode }) => countryCode },
  )
  fc.assert(
    fc.property(fc.constantFrom(...CRS_TYPES), residences, (crsType, taxResidences) => {
      const entered = { ...BOTH, crsType, taxResidences }
      const declared = declaredTaxInfo(entered)
      expect(taxInfoComplete(declared)).toBe(taxInfoComplete(entered))
      expect(declaredTaxInfo(declared)).toEqual(declared)
      for (const { taxNo, reason } of declared.taxResidences) {
        expect(reason === '' || taxNo === '').toBe(true)
      }
    }),
  )
})
