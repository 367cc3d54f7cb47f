import { expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { orderAnswer } from './order-answer.ts'

const refused = (retCode: number, retMsg = '不能下单', payload: unknown = null) =>
  orderAnswer({ ok: false, retCode, retMsg, payload })

test('an accepted order is placed', () => {
  expect(orderAnswer({ ok: true, payload: {} })).toEqual({ kind: 'placed' })
})

test.each([
  [RET.pricingDayMoved, 'dayMoved'],
  [RET.badRequest, 'badRequest'],
  [RET.applicationExpired, 'applicationExpired'],
  [RET.tradingPasswordLocked, 'passwordLocked'],
  [SHOWN_RET.amountOutOfRange, 'refused'],
] as const)('retCode %i means %s, with the provider’s message', (retCode, kind) => {
  expect(refused(retCode)).toEqual({ kind, text: '不能下单' })
})

test('a wrong password has the tries left, and is a refusal without any', () => {
  const code = RET.wrongTradingPassword
  expect(refused(code, '', { triesLeft: 4 })).toEqual({
    kind: 'wrongPassword',
    text: '交易密码错误，还可以输入 4 次',
  })
  expect(refused(code, '请先设置交易密码', { triesLeft: 0 })).toEqual({
    kind: 'refused',
    text: '请先设置交易密码',
  })
})

test('a refusal without words says what to do', () => {
  expect(refused(SHOWN_RET.amountOutOfRange, '')).toEqual({
    kind: 'refused',
    text: '申请没有被受理，请稍后再试',
  })
})
