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
  ['0', '0', '', '未上传证件'],
  ['1', '1', '20261231', '审核中'],
  ['1', '3', '20261231', '审核未通过'],
  ['1', '2', '20260310', '已过期'],
  ['1', '2', '99991231', '长期有效'],
  ['1', '2', '20260401', '即将到期，2026-04-01'],
] as const)('a document with %s, %s and %s is shown as %s', (upload, review, validDate, words) => {
  const document = { uploadStatus: upload, approveStatus: review, validDate }
  expect(documentWords(document, '20260311')).toBe(words)
})

test('what ends soon says so before its day', () => {
  expect(validityWords('soon', '20260401')).toContain('即将到期')
  expect(validityWords('valid', '20261231')).toContain('到期')
  expect(validityWords('unknown', '')).toBe('--')
})
