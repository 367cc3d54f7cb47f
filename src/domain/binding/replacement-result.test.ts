import { expect, test } from 'vitest'
import { replacementResult } from './replacement-result.ts'

const request = (state: 'reviewing' | 'approved' | 'rejected', remark = '') => ({
  state,
  remark,
  dueDate: '20260313',
})

test.each([
  ['none', null, 'failed', '没有收到换卡申请', true],
  ['one under review', request('reviewing'), 'waiting', '换卡申请审核中', false],
  ['an approved one', request('approved'), 'done', '换卡已完成', false],
  ['a rejected one', request('rejected'), 'failed', '换卡申请未通过', true],
] as const)('of requests there is %s: %o is %s', (_which, given, tone, title, again) => {
  expect(replacementResult(given)).toMatchObject({ tone, title, again })
})

test('a review names its last day, a rejection its reason', () => {
  expect(replacementResult(request('reviewing')).note).toContain('2026-03-13')
  expect(replacementResult(request('rejected', '证明不清晰')).note).toBe('证明不清晰')
  expect(replacementResult(request('rejected')).note).toBe('请核对后重新提交')
})
