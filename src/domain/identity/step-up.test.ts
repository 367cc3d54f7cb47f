import { describe, expect, test } from 'vitest'
import {
  isFreshProof,
  needsFreshProof,
  proofMeans,
  STEP_UP,
  type StepUpCall,
  type StepUpFacts,
} from './step-up.ts'

const NOW = '20260311100500'
const unproved = (inCase: boolean): StepUpFacts => ({
  inCase,
  means: 'password',
  provedAt: null,
  now: NOW,
})

/** Says whether a fresh proof is needed in the row's own case, and outside of it. */
const TABLE: Readonly<Record<StepUpCall, readonly [boolean, boolean]>> = {
  changeMobile: [false, false],
  unbindBankCard: [false, false],
  setTransPwdAfterAuth: [false, false],
  resetTransPwd: [false, false],
  authAddCardAndCRS: [false, false],
  addBankCardSend: [true, true],
  addBankCardReceive: [false, false],
  cmbAddBankCard: [false, false],
  cmbOpenSignPage: [true, false],
  bindWeChatByCard: [false, false],
  unbindWeChat: [false, false],
  submitServiceRequest: [false, false],
  addOrModifyOcrPersonalAndCRS: [true, false],
  exportPersonalData: [true, true],
  withdrawConsent: [true, false],
  deletePersonalData: [true, true],
}

describe.each(Object.entries(TABLE))('%s', (name, [inCase, otherwise]) => {
  const call = Object.keys(STEP_UP).find((it): it is StepUpCall => it === name)

  test('needs a fresh proof where the table says so, and only there', () => {
    expect(call).toBeDefined()
    if (call === undefined) return
    expect(needsFreshProof(call, unproved(true))).toBe(inCase)
    expect(needsFreshProof(call, unproved(false))).toBe(otherwise)
  })

  test('needs none once the session has proved the identity', () => {
    if (call === undefined) throw new Error(`${name} has no row`)
    expect(needsFreshProof(call, { ...unproved(true), provedAt: NOW })).toBe(false)
  })
})

test.each([
  ['never given', null, false],
  ['of this second', '20260311100500', true],
  ['of five minutes ago', '20260311100000', true],
  ['of a second more', '20260311095959', false],
  ['of the same time yesterday', '20260310100500', false],
  ['from after now', '20260311100501', false],
])('a proof %s is fresh or not: %s, %s', (_what, provedAt, fresh) => {
  expect(isFreshProof(provedAt, NOW)).toBe(fresh)
})

test.each([
  [true, true, 'password'],
  [true, false, 'password'],
  [false, true, 'message'],
  [false, false, null],
] as const)('with a password %s and a mobile number %s the means is %s', (password, mobile, it) => {
  expect(proofMeans({ hasPassword: password, hasMobile: mobile })).toBe(it)
})

test('an account without password and mobile number has nothing to prove', () => {
  expect(needsFreshProof('deletePersonalData', { ...unproved(true), means: null })).toBe(false)
})
