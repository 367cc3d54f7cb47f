import { expect, test } from 'vitest'
import { bindingResult, type BindingState } from './binding-result.ts'

const NOTHING: BindingState = {
  isWeChatBound: false,
  isAppletBound: false,
  mobileNo: '',
  coolDownUntil: null,
  request: null,
}
const request = (state: 'reviewing' | 'approved' | 'rejected', remark = '') => ({
  request: { state, remark, dueDate: '20260313', mobileNo: '138****0001' },
})

test.each([
  ['0', { isWeChatBound: true }, 'done', '微信已绑定', null],
  ['0', {}, 'failed', '还没有绑定微信', 'account'],
  ['0', { isAppletBound: true }, 'failed', '还没有绑定微信', 'account'],
  ['1', { isAppletBound: true }, 'done', '小程序已绑定', null],
  ['1', {}, 'failed', '还没有绑定小程序', 'account'],
  ['2', { mobileNo: '138****0001' }, 'done', '手机号已更换', null],
  ['2', {}, 'failed', '还没有绑定手机号', 'phone'],
  ['4', {}, 'failed', '没有收到换号申请', 'request'],
  ['4', request('reviewing'), 'waiting', '申请已提交', null],
  ['4', request('approved'), 'done', '手机号已更换', null],
  ['4', request('rejected'), 'failed', '换号申请未通过', 'request'],
] as const)('code %s with %o is %s: %s', (code, state, tone, title, again) => {
  expect(bindingResult(code, { ...NOTHING, ...state })).toMatchObject({ tone, title, again })
})

test('a changed number says until when acts rest', () => {
  const state = { ...NOTHING, mobileNo: '138****0001', coolDownUntil: '20260312100000' }
  expect(bindingResult('2', state).note).toContain('2026-03-12 10:00 之前暂停')
  expect(bindingResult('2', { ...state, coolDownUntil: null }).note).not.toContain('暂停')
})

test('a rejected request gives the reason where there is one', () => {
  expect(bindingResult('4', { ...NOTHING, ...request('rejected', '照片不清晰') }).note).toBe(
    '照片不清晰',
  )
  expect(bindingResult('4', { ...NOTHING, ...request('rejected') }).note).toBe('请核对后重新提交')
})
