import { expect, test } from 'vitest'
import { documentWords, NOTICE_DAYS, validityOn, validityWords } from './validity.ts'

test.each([
  ['20260310', 'expired'],
  ['20260311', 'soon'],
  ['20260410', 'soon'],
  ['20260411', 'valid'],
  ['99991231', 'unlimited'],
  ['', 'unknown'],
  ['20260230', 'unknown'],
])('on 11 March 2026 a class that counts until "%s" is %s', (until, validity) => {
  expect(validityOn(until, '20260311', NOTICE_DAYS.riskClass)).toBe(validity)
})

test('a document is reported ninety days before its end', () => {
  expect(validityOn('20260609', '20260311', NOTICE_DAYS.document)).toBe('soon')
  expect(validityOn('20260610', '20260311', NOTICE_DAYS.document)).toBe('valid')
})

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
