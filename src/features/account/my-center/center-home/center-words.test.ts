import { expect, test } from 'vitest'
import { documentWords, stateWords, validityWords } from './center-words.ts'

test.each([
  [{ uploadStatus: '0', approveStatus: '0' }, 'unknown', '未上传证件'],
  [{ uploadStatus: '1', approveStatus: '1' }, 'valid', '审核中'],
  [{ uploadStatus: '1', approveStatus: '3' }, 'valid', '审核未通过'],
  [{ uploadStatus: '1', approveStatus: '2' }, 'expired', '已过期'],
  [{ uploadStatus: '1', approveStatus: '2' }, 'unlimited', '长期有效'],
] as const)('a document with %o, %s, is shown as %s', (document, validity, words) => {
  expect(documentWords(document, validity, '20260401')).toBe(words)
})

test('what ends soon says so before its day', () => {
  expect(validityWords('soon', '20260401')).toContain('即将到期')
  expect(validityWords('valid', '20261231')).toContain('到期')
  expect(validityWords('unknown', '')).toBe('--')
})

test('a row says nothing while it is requested, and -- where no answer came', () => {
  const words = (data: string) => data
  expect(stateWords({ data: undefined, isPending: true }, words)).toBe('')
  expect(stateWords({ data: undefined, isPending: false }, words)).toBe('--')
  expect(stateWords({ data: '两张', isPending: false }, words)).toBe('两张')
})
