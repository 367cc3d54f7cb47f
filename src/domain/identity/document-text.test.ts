import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  correctedFields,
  DOCUMENT_FIELDS,
  documentFaults,
  endFault,
  NO_END,
  numberFault,
  personOf,
  termEnd,
  termWarning,
} from './document-text.ts'
import {
  identityCheckCharacter,
  identityNumberProblem,
  IDENTITY_NUMBER_WORDS,
} from './identity-number.ts'

const TODAY = '20260311'
const withCheck = (first17: string) => `${first17}${identityCheckCharacter(first17)}`

describe('an identity number', () => {
  it.each(['11010519491231002X', '34052419800101001X', '310101200802290005'])(
    '%s is one, of an adult',
    (number) => expect(numberFault(number, TODAY)).toBeNull(),
  )

  it.each([
    ['1101051949123100', IDENTITY_NUMBER_WORDS.length],
    ['11010519491231002A', IDENTITY_NUMBER_WORDS.characters],
    ['990105194912310021', IDENTITY_NUMBER_WORDS.region],
    ['11010519490231002X', IDENTITY_NUMBER_WORDS.birthDate],
    ['110105194912310021', IDENTITY_NUMBER_WORDS.checksum],
    // The day before the eighteenth birthday, and the birthday itself.
    ['310101200803120008', '未满 18 周岁，暂不能开户'],
    ['310101200803110002', null],
    [withCheck('31010120300101000'), '出生日期晚于今天，请核对身份证号'],
  ])('%s has the fault: %s', (number, fault) => {
    expect(numberFault(number, TODAY)).toBe(fault)
  })

  it.each(['1101051949123100', '11010519491231002A', '990105194912310021', '110105194912310021'])(
    '%s has the same fault on a form as on a card',
    (number) => expect(identityNumberProblem(number)).toBe(numberFault(number, TODAY)),
  )

  it('has a sentence of its own for each fault', () => {
    expect(new Set(Object.values(IDENTITY_NUMBER_WORDS)).size).toBe(
      Object.keys(IDENTITY_NUMBER_WORDS).length,
    )
  })

  it('says sex and birthday', () => {
    expect(personOf('11010519491231002X')).toEqual({ sex: 'female', birthDate: '19491231' })
    expect(personOf('110105194912310021')).toBeNull()
  })
})

describe('a term', () => {
  it.each([
    // Born 19800101: 45 at the first issue, 46 at the second.
    ['20250311', '20450311', null],
    ['20250311', NO_END, '长期有效的身份证在年满 46 周岁后签发，请核对'],
    ['20260311', NO_END, null],
    ['20210311', '20260311', null],
    ['20200229', '20300301', null],
    ['20250311', '20450312', '身份证的有效期通常为 5 年、10 年或 20 年，请核对'],
  ])('from %s to %s has the warning %s', (validFrom, validDate, warning) => {
    expect(termWarning({ validFrom, validDate }, '19800101')).toBe(warning)
  })

  it.each([
    ['20240229', 5, '20290301'],
    ['20240229', 10, '20340301'],
    ['20240229', 20, '20440229'],
    ['20040229', 10, '20140301'],
    ['20800229', 20, '21000301'],
    ['20240228', 10, '20340228'],
    ['20240301', 5, '20290301'],
  ])('issued on %s for %i years ends on %s', (validFrom, years, end) => {
    expect(termEnd(validFrom, years)).toBe(end)
    expect(termWarning({ validFrom, validDate: end }, null)).toBeNull()
  })

  it('is doubted where it ends on 28 February after an issue on the 29th', () => {
    const warning = '身份证的有效期通常为 5 年、10 年或 20 年，请核对'
    expect(termWarning({ validFrom: '20240229', validDate: '20340228' }, null)).toBe(warning)
    expect(termWarning({ validFrom: '20240229', validDate: '20290228' }, null)).toBe(warning)
  })

  it.each([
    ['20250311', '20260311', null],
    ['20250311', '20260310', '身份证已过有效期，请使用有效的身份证'],
    ['20250311', '20250311', '截止日应晚于起始日'],
    ['20250311', '20261301', '请填写有效期截止日，8 位数字，或选择长期'],
    ['20250311', NO_END, null],
  ])('from %s to %s has the fault %s', (validFrom, validDate, fault) => {
    expect(endFault({ validFrom, validDate }, TODAY)).toBe(fault)
  })

  it('never throws, and is warned of only where its days are days', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (validFrom, validDate) => {
        const text = { validFrom, validDate }
        const fault = endFault(text, TODAY)
        const warning = termWarning(text, null)
        expect(fault === null || fault !== '').toBe(true)
        expect(warning === null || /^\d{8}$/.test(validFrom)).toBe(true)
      }),
    )
  })
})

const CARD = {
  userName: '张亦明',
  certNo: '34052419800101001X',
  address: '江海市临江区望舒路 100 号',
  issuer: '江海市公安局临江分局',
  validFrom: '20250311',
  validDate: '20450311',
}

describe('the whole text', () => {
  it('has no fault as it is printed', () => {
    expect(Object.values(documentFaults(CARD, TODAY))).toEqual(DOCUMENT_FIELDS.map(() => null))
  })

  it.each([
    ['address', '<img src=x onerror=alert(1)>'],
    ['issuer', ''],
    ['userName', '<script>'],
    ['validFrom', '20260312'],
  ] as const)('has a fault in %s for %j', (field, text) => {
    const faults = documentFaults({ ...CARD, [field]: text }, TODAY)
    expect(faults[field]).not.toBeNull()
  })

  it('names what is not as it was read', () => {
    const read = { ...CARD, certNo: '34052419810101001X', validDate: '' }
    expect(correctedFields(read, CARD)).toEqual(['certNo', 'validDate'])
    expect(correctedFields(CARD, CARD)).toEqual([])
  })
})
