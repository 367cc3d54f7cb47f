import { expect, test } from 'vitest'
import { RET } from '#api/ret.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { passwordRefusal } from './password-refusal.ts'

const { wrongTradingPassword: wrong, tradingPasswordLocked: lock } = RET

test.each([
  [wrong, '错误', { triesLeft: 4 }, { kind: 'wrong', text: '交易密码错误，还可以输入 4 次' }],
  [wrong, '请先设置交易密码', { triesLeft: 0 }, { kind: 'noTries', text: '请先设置交易密码' }],
  [wrong, '密码不对', null, { kind: 'wrong', text: '密码不对' }],
  [wrong, '', { triesLeft: 'x' }, { kind: 'wrong', text: '交易密码错误' }],
  [lock, '已锁定至 13:00', null, { kind: 'locked', text: '已锁定至 13:00' }],
  [lock, '', null, { kind: 'locked', text: '交易密码已锁定，请稍后再试' }],
  [SHOWN_RET.sharesShort, '份额不足', { triesLeft: 1 }, null],
])(
  'retCode %i with the message "%s" and the payload %j becomes %j',
  (retCode, retMsg, payload, expected) => {
    expect(passwordRefusal({ retCode, retMsg, payload })).toEqual(expected)
  },
)
