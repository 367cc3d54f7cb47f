import { expect, test } from 'vitest'
import { codeStep, NO_CODE, wrongCodeText, type CodeEvent, type CodeState } from './message-code.ts'

const NOW = 1_000_000
const SENT = { serialNo: 'M1', mobileNo: '138****0001' }
const WAITING: CodeState = { sent: SENT, resendAt: NOW + 60_000 }

test.each<[string, CodeState, CodeEvent, Partial<CodeState>]>([
  [
    'a message that was sent can be entered, and another after its wait',
    NO_CODE,
    { type: 'sent', sent: SENT, resendAfter: 60, now: NOW },
    { sent: SENT, resendAt: NOW + 60_000 },
  ],
  [
    'a request that comes too early waits for what is left of the minute',
    NO_CODE,
    { type: 'tooOften', retryAfter: 17, now: NOW },
    { resendAt: NOW + 17_000 },
  ],
  [
    'a day that has no messages left is not counted down',
    NO_CODE,
    { type: 'tooOften', retryAfter: 7_200, now: NOW },
    NO_CODE,
  ],
  [
    'a wrong code leaves the message',
    WAITING,
    { type: 'wrong', triesLeft: 1 },
    { sent: SENT, resendAt: NOW + 60_000 },
  ],
  [
    'the fifth wrong code ends the message, not the wait',
    WAITING,
    { type: 'wrong', triesLeft: 0 },
    { sent: null, resendAt: NOW + 60_000 },
  ],
  [
    'a message that expired has to be requested again',
    WAITING,
    { type: 'expired' },
    { sent: null, resendAt: NOW + 60_000 },
  ],
  [
    'a changed number voids the message, not the wait',
    WAITING,
    { type: 'numberChanged' },
    { sent: null, resendAt: NOW + 60_000 },
  ],
  ['a used message is over', WAITING, { type: 'used' }, { sent: null }],
])('%s', (_what, before, event, after) => {
  expect(codeStep(before, event)).toMatchObject(after)
})

test('a wrong code says how many tries are left, and what to do after the last', () => {
  expect(wrongCodeText(4)).toBe('验证码错误，还可以尝试 4 次')
  expect(wrongCodeText(0)).toBe('验证码错误次数过多，请重新获取')
})
