import { expect, test } from 'vitest'
import { NOTICE_DAYS, validityOn } from './validity.ts'

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
