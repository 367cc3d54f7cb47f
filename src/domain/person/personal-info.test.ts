import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contactForm,
  BAD_RECORD_KINDS,
  firstPersonalProblem,
  hasUnsaved,
  NO_PERSONAL_INFO,
  personalProblems,
  readBadRecord,
  sectionComplete,
  sectionsToSave,
  writeBadRecord,
  type PersonalInfo,
} from './personal-info.ts'

const WHOLE: PersonalInfo = {
  vocationCode: '03',
  contact: '13000000001',
  region: { province: '310000', city: '310100', district: '310101' },
  address: '望舒路 100 号',
  controller: null,
  beneficiary: null,
  badRecord: null,
}

test('nothing is wrong with what is complete', () => {
  expect(firstPersonalProblem(WHOLE)).toBeNull()
})

test.each([
  ['021-5550100', null],
  ['+852 2345 6789', null],
  ['name.1@mail.example.com', null],
  ['', 'missing'],
  ['12345', 'format'],
  ['name@mail', 'format'],
  ['(010)8888 6666', null],
  ['（０１０）8888－6666', null],
  ['+86 (10) 8888 6666', null],
  ['０１０－８８８８６６６６', null],
  ['021–5550100', null],
  ['\u202d138 0013 8000\u202c', null],
  ['name＠mail。example．com', null],
  ['8888 6666(12)', 'format'],
  ['电话 88886666', 'format'],
  ['<b>13000000001', 'markup'],
] as const)('the contact "%s" has the problem %s', (contact, problem) => {
  expect(personalProblems({ ...WHOLE, contact }).contact).toBe(problem)
})

test.each([
  ['(', '('],
  ['(010)', '010-'],
  ['(010) 8888 6666', '010-8888 6666'],
  ['+86(10)88886666', '+86 10-88886666'],
  ['8888 6666(12)', '8888 6666(12)'],
])('the contact "%s" is "%s" in plain form', (typed, plain) => {
  expect(contactForm.plain(typed)).toBe(plain)
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['路 1 号', null],
  ['路 1号', 'short'],
  ['𠮷路 1 号', null],
  ['街'.repeat(100), null],
  ['街'.repeat(101), 'long'],
  ['<script>1</script>', 'markup'],
  ['望舒路\n100 号', 'markup'],
] as const)('the address "%s" has the problem %s', (address, problem) => {
  expect(personalProblems({ ...WHOLE, address }).address).toBe(problem)
})

test('who controls and who benefits is the investor, or somebody with a name', () => {
  expect(personalProblems({ ...WHOLE, controller: '' }).controller).toBe('missing')
  expect(personalProblems({ ...WHOLE, beneficiary: '江' }).beneficiary).toBe('short')
  expect(personalProblems({ ...WHOLE, beneficiary: '江知秋' }).beneficiary).toBeNull()
})

test('a record of bad credit needs a kind and words about it', () => {
  const record = { kinds: [], detail: '' }
  expect(personalProblems({ ...WHOLE, badRecord: record })).toMatchObject({
    badRecordKinds: 'missing',
    badRecordDetail: 'missing',
  })
  const long = { kinds: [...BAD_RECORD_KINDS], detail: '逾'.repeat(450) }
  expect(personalProblems({ ...WHOLE, badRecord: long }).badRecordDetail).toBe('long')
})

test('fields are required in their order, and a section is complete by itself', () => {
  expect(firstPersonalProblem(NO_PERSONAL_INFO)).toBe('vocationCode')
  const named = { ...NO_PERSONAL_INFO, vocationCode: '03', contact: '13000000001' }
  expect(firstPersonalProblem(named)).toBe('region')
  expect(sectionComplete(named, 'occupation')).toBe(true)
  expect(sectionComplete(named, 'contact')).toBe(false)
  expect(sectionComplete(named, 'record')).toBe(true)
})

test.each([
  [{ vocationCode: '05' }, ['occupation']],
  [{ vocationCode: '' }, []],
  [{ address: '望舒路 200 号', controller: '江知秋' }, ['contact', 'interest']],
  [{ address: '路', beneficiary: '江知秋' }, ['interest']],
  [{ badRecord: { kinds: [], detail: '' } }, []],
  [{}, []],
] as const)('of the change %o the sections %o can be saved', (change, sections) => {
  expect(sectionsToSave(WHOLE, { ...WHOLE, ...change })).toEqual(sections)
})

const OTHER = { ...WHOLE, vocationCode: '05' }
const PARTIAL = { ...WHOLE, contact: '021' }
test.each([
  ['nothing was entered', WHOLE, WHOLE, WHOLE, false],
  ['what was there at the opening was never saved', PARTIAL, WHOLE, PARTIAL, false],
  ['a section is incomplete', WHOLE, WHOLE, PARTIAL, true],
  ['a section is not saved yet', WHOLE, WHOLE, OTHER, true],
  ['all that was entered is saved', WHOLE, OTHER, OTHER, false],
])('where %s, leaving loses something or nothing', (_, opened, saved, info, loses) => {
  expect(hasUnsaved(opened, saved, info)).toBe(loses)
})

test('a record is read back as it was written, and never longer than what is stored', () => {
  fc.assert(
    fc.property(
      fc.subarray([...BAD_RECORD_KINDS], { minLength: 1 }),
      fc.string({ maxLength: 500 }).map((text) => text.trim()),
      (kinds, detail) => {
        const record = { kinds, detail }
        expect(readBadRecord(writeBadRecord(record))).toEqual(record)
        const fits = firstPersonalProblem({ ...WHOLE, badRecord: record }) === null
        expect(fits && Array.from(writeBadRecord(record)).length > 500).toBe(false)
      },
    ),
  )
})

test('a record from elsewhere keeps its text', () => {
  expect(readBadRecord('逾期一次，已结清')).toEqual({
    kinds: ['其他组织'],
    detail: '逾期一次，已结清',
  })
  expect(readBadRecord('税务管理机构；别处：逾期').detail).toBe('税务管理机构；别处：逾期')
})
