import { expect, test } from 'vitest'
import { nameVerified, realName } from './real-name.ts'

test.each([
  ['0', '0', 'none'],
  ['-1', '0', 'none'],
  ['0', '3', 'rejected'],
  ['1', '0', 'verified'],
  ['1', '1', 'verified'],
  ['1', '2', 'verified'],
  ['1', '3', 'rejected'],
] as const)('authFlag %s with approveStatus %s is %s', (authFlag, approveStatus, is) => {
  expect(realName({ authFlag, approveStatus })).toBe(is)
})

test.each([
  ['1', true],
  ['0', false],
  ['-1', null],
  ['', null],
] as const)('authFlag %j by itself says that the name is verified: %s', (authFlag, is) => {
  expect(nameVerified({ authFlag })).toBe(is)
})
