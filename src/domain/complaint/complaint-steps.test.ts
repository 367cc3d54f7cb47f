import { expect, test } from 'vitest'
import { complaintSteps } from './complaint-steps.ts'

const SUBMITTED = {
  submitTime: '20260311100000',
  receiveTime: null,
  dueDate: '20260326',
  extendedReason: '',
  answers: [],
  reopenTime: null,
  closeTime: null,
}
const RECEIVED = { ...SUBMITTED, receiveTime: '20260312090000' }
const ANSWERED = { ...RECEIVED, answers: [{ time: '20260320110000' }] }
const REOPENED = { ...ANSWERED, reopenTime: '20260321080000', dueDate: '20260405' }

test.each([
  ['submitted', SUBMITTED, ['提交 done', '受理 pending', '答复 pending']],
  ['received', RECEIVED, ['提交 done', '受理 done', '答复 pending']],
  ['answered', ANSWERED, ['提交 done', '受理 done', '答复 done']],
  [
    'reopened',
    REOPENED,
    ['提交 done', '受理 done', '答复 done', '再次提出 done', '再次答复 pending'],
  ],
  [
    'closed',
    { ...ANSWERED, closeTime: '20260405090000' },
    ['提交 done', '受理 done', '答复 done', '结案 done'],
  ],
] as const)('a complaint that is %s has done and still has to come', (_state, complaint, steps) => {
  expect(complaintSteps(complaint).map(({ label, state }) => `${label} ${state}`)).toEqual(steps)
})

test.each([
  ['submitted', SUBMITTED, '受理', '2026-03-26'],
  ['received', RECEIVED, '答复', '2026-03-26'],
  ['reopened', REOPENED, '再次答复', '2026-04-05'],
] as const)(
  'of a complaint that is %s the next step names its last day',
  (_state, it, label, day) => {
    expect(complaintSteps(it).find((step) => step.label === label)?.date).toBe(day)
  },
)

test('an answer that takes longer says why', () => {
  const extended = complaintSteps({ ...RECEIVED, extendedReason: '需要向银行核实' })
  expect(extended.find(({ key }) => key === 'answer')?.note).toBe('需要向银行核实')
})
