import { expect, test } from 'vitest'
import {
  codeReason,
  codeStep,
  countsFor,
  NO_CODE,
  requestReason,
  requestWords,
  wrongCodeText,
  type CodeEvent,
  type CodeState,
} from './message-code.ts'

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
])('the state of a message code follows its events: %s', (_what, before, event, after) => {
  expect(codeStep(before, event)).toMatchObject(after)
})

test('a wrong code says how many tries are left, and what to do after the last', () => {
  expect(wrongCodeText(4)).toBe('验证码错误，还可以尝试 4 次')
  expect(wrongCodeText(0)).toBe('验证码错误次数过多，请重新获取')
})

test.each([
  ['without a message', null, '', null, '请先获取短信验证码'],
  ['without a message, whatever is typed', null, '246813', null, '请先获取短信验证码'],
  [
    'without the number that it goes to',
    null,
    '246813',
    '手机号应为 11 位数字',
    '手机号应为 11 位数字',
  ],
  ['with half a code', SENT, '246', null, '验证码为 6 位数字'],
  [
    'with half a code, the number having to be typed again',
    SENT,
    '246',
    '请输入卡号',
    '验证码为 6 位数字',
  ],
  ['with letters in the code', SENT, '24681x', null, '验证码为 6 位数字'],
  ['with a message and its code', SENT, '246813', null, null],
])('a code %s is submitted or says why not', (_, sent, code, before, reason) => {
  expect(codeReason({ sent, code }, before)).toBe(reason)
})

test.each([
  [null, 0, '获取验证码', null],
  [null, 44, '44 秒后可获取验证码', '请在 44 秒后获取验证码'],
  [SENT, 44, '44 秒后重发', '验证码已发送，44 秒后可重新获取'],
  [SENT, 0, '重新发送', null],
])('a request after %j with %i s to wait reads %s', (sent, wait, words, reason) => {
  expect(requestWords(sent, wait)).toBe(words)
  expect(requestReason(sent, wait)).toBe(reason)
})

const NUMBERS = { cardNo: '6222000000000001', mobileNo: '13800000001' }
const BEGUN = { cardNo: '', mobileNo: '' }

test.each([
  ['the numbers it was sent for', NUMBERS, NUMBERS, true],
  ['another card', { ...NUMBERS, cardNo: '6222000000000002' }, NUMBERS, false],
  ['another number', { ...NUMBERS, mobileNo: '13800000002' }, NUMBERS, false],
  ['a number that begins to change', { ...NUMBERS, mobileNo: '1380000000' }, NUMBERS, false],
  ['nothing, after a reload', BEGUN, null, true],
  ['half a number, after a reload', { ...BEGUN, mobileNo: '138' }, null, true],
  ['the number of its mask, after a reload', { ...BEGUN, mobileNo: '13800000001' }, null, true],
  ['another number, after a reload', { ...BEGUN, mobileNo: '13800000002' }, null, false],
  ['a card that cannot be compared, after a reload', { ...BEGUN, cardNo: '6' }, null, false],
])('a code entered with %s counts or is void', (_, typed, sentFor, counts) => {
  expect(countsFor(typed, sentFor, { begun: BEGUN, mobileNo: SENT.mobileNo })).toBe(counts)
})
