import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CODE_SIGNS,
  groupedCode,
  isPaperCode,
  isPaperNo,
  paperListedUntil,
  paperProblem,
  paperCodeForm,
  paperNoForm,
  plainCode,
  type PaperProblem,
  type PaperSpan,
} from './paper.ts'

const TODAY = '20260311'
const FIRST = '202411'
const span = (fromMonth?: string, toMonth?: string): PaperSpan => ({
  kind: 'statement',
  fromMonth,
  toMonth,
})

test.each<[string, PaperSpan, PaperProblem | null, (string | null)?]>([
  ['an order', { kind: 'confirmation', applyNo: 'A1' }, null],
  ['no order', { kind: 'confirmation' }, 'order'],
  ['one month', span('202602', '202602'), null],
  ['a year', span('202503', '202602'), null],
  ['a year and a month', span('202502', '202602'), 'long'],
  ['a month that is not over', span('202601', '202603'), 'notOver'],
  ['months in the other order', span('202602', '202601'), 'reversed'],
  ['months before the first movement', span('202410', '202412'), 'before'],
  ['months of who never had any movement', span('202601', '202602'), 'before', null],
  ['no months', span(), 'span'],
  ['income of a month', { ...span('202602', '202602'), kind: 'incomeProof' }, null],
  ['yesterday', { kind: 'assetProof', day: '20260310' }, null],
  ['today', { kind: 'assetProof', day: TODAY }, 'day'],
  ['no day', { kind: 'assetProof' }, 'day'],
  ['a day before the first movement', { kind: 'assetProof', day: '20241031' }, 'before'],
  ['the class', { kind: 'suitability' }, null, null],
])('a paper of %s is asked for, or refused', (_of, asked, problem, first = FIRST) => {
  expect(paperProblem(asked, TODAY, first)).toBe(problem)
})

test('a paper is listed for 90 days', () => {
  expect(paperListedUntil('20260311')).toBe('20260609')
})

test('a code is read as it is written, in groups, in small letters and with hyphens', () => {
  const code = fc.string({
    unit: fc.constantFrom(...Array.from(CODE_SIGNS)),
    minLength: 16,
    maxLength: 16,
  })
  fc.assert(
    fc.property(code, (text) => {
      expect(isPaperCode(text)).toBe(true)
      expect(plainCode(groupedCode(text).toLowerCase())).toBe(text)
      expect(plainCode(groupedCode(text).replaceAll(' ', '-'))).toBe(text)
    }),
  )
})

test.each([
  ['', false],
  ['ABCD2345EFGH678', false],
  ['ABCD2345EFGH6780', false],
  ['ABCD2345EFGH678I', false],
  ['ABCD2345EFGH6789', true],
])('the code %j of a paper counts: %j', (code, counts) => {
  expect(isPaperCode(code)).toBe(counts)
})

test.each([
  ['PZ20260311000001', true],
  ['PZ2026031100001', false],
  ['TS20260311000001', false],
])('the number %s of a paper counts: %j', (paperNo, counts) => {
  expect(isPaperNo(paperNo)).toBe(counts)
})

test.each([
  ['编号：PZ20261128000042，核验码：abcd efgh jkmn pqrs', 'PZ20261128000042', 'ABCDEFGHJKMNPQRS'],
  ['ＰＺ２０２６１１２８００００４２', 'PZ20261128000042', 'PZ20261128000042'],
  ['ABCD-EFGH-JKMN-PQRS', 'ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
  ['核验码 ABCD EFGH JKMN', '核验码 ABCD EFGH JKMN', '核验码 ABCD EFGH JKMN'],
])(
  'of %s the number and the code of a paper are found, or nothing is changed',
  (text, no, code) => {
    expect([paperNoForm.plain(text), paperCodeForm.plain(text)]).toEqual([no, code])
  },
)
