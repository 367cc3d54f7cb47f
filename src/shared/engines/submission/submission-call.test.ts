import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mutation, RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  dialogCall,
  GENERAL,
  LOCKED_PASSWORD,
  submissionCall,
  WRONG_PASSWORD,
} from './submission-call.ts'

const described = {
  name: 'probe',
  about: 'Does something once.',
  method: 'POST',
  path: '/api/probe',
  source: 'assumed',
  effect: 'other',
  idempotency: 'once',
  request: v.object({}),
  payload: v.unknown(),
} as const
const probe = mutation({ ...described, errors: ['cardTaken', 'wrongTradingPassword'] })

test('a table that has no row for a declared error of its call does not compile', () => {
  // @ts-expect-error wrongTradingPassword has no row.
  submissionCall(probe, { cardTaken: GENERAL })
  // @ts-expect-error The call never answers with cardInUse.
  submissionCall(probe, { cardTaken: GENERAL, wrongTradingPassword: GENERAL, cardInUse: GENERAL })
  const whole = { cardTaken: GENERAL, wrongTradingPassword: GENERAL } as const
  expect(submissionCall(probe, whole)({}).refusal(refused(RET.cardTaken)).at).toBe('dialog')
})

const refused = (retCode: number, retMsg = '', payload: unknown = null) =>
  ({ ok: false, retCode, retMsg, payload }) as const

const { refusal } = submissionCall(probe, {
  cardTaken: { at: 'toast', text: '请换一张卡' },
  wrongTradingPassword: WRONG_PASSWORD,
  otherwise: { at: 'card' },
})({})

test.each([
  [RET.cardTaken, '', 'toast', '请换一张卡'],
  [RET.cardTaken, '卡已绑定', 'toast', '卡已绑定'],
  [SHOWN_RET.cardInUse, '', 'card', '没有办理成功，请稍后再试'],
  [987_654, '系统维护', 'card', '系统维护'],
])('code %i with the words "%s" is shown at %s as %s', (code, words, at, text) => {
  expect(refusal(refused(code, words))).toMatchObject({ at, text })
})

test('a password without tries left is no wrong one: the dialog of a locked one says why', () => {
  const { refusal: ofLocked } = submissionCall(
    mutation({ ...described, errors: ['wrongTradingPassword', 'tradingPasswordLocked'] }),
    { wrongTradingPassword: WRONG_PASSWORD, tradingPasswordLocked: LOCKED_PASSWORD },
  )({})
  const code = RET.wrongTradingPassword
  expect(ofLocked(refused(code, '', { triesLeft: 2 }))).toEqual({
    at: 'password',
    text: '交易密码错误，还可以输入 2 次',
  })
  expect(ofLocked(refused(code, '还没有设置交易密码', { triesLeft: 0 }))).toEqual({
    at: 'dialog',
    text: '还没有设置交易密码',
  })
  expect(ofLocked(refused(RET.tradingPasswordLocked, '3 小时后再试'))).toEqual({
    at: 'dialog',
    title: '交易密码已锁定',
    text: '3 小时后再试',
  })
})

test('a call without a table of its own says each refusal in a dialog, by the provider first', () => {
  const { refusal: said } = dialogCall(probe)({})
  expect(said(refused(RET.cardTaken, '卡已绑定'))).toEqual({ at: 'dialog', text: '卡已绑定' })
  expect(said(refused(RET.cardTaken))).toEqual({ at: 'dialog', text: '没有办理成功，请稍后再试' })
})
