import { expect, test } from 'vitest'
import { maskCard, maskPhone } from './masking.ts'
import {
  arrival,
  bankPageAddress,
  finishedEntry,
  fitsMask,
  followUp,
  returnStep,
  signingState,
} from './payment-bank-return.ts'

test.each([
  [{ cmbFinish: '1' }, 'toAssets'],
  [{ cmbFinish: '1', signNo: 'B1' }, 'toAssets'],
  [{ cmbFinish: '0' }, 'toEntry'],
  [{}, 'toEntry'],
  [{ signNo: '' }, 'toEntry'],
  [{ signNo: 'B1' }, 'settle'],
  [{ cmbFinish: '0', signNo: 'B1' }, 'settle'],
] as const)('a query of %o: %s', (query, end) => {
  expect(arrival(query)).toBe(end)
})

test.each([
  ['/asset/holdList', '/asset/holdList?cmbFinish=1'],
  [
    '/deal/nonMontyPurchase?fundCode=980303&isCheckedPre=1',
    '/deal/nonMontyPurchase?fundCode=980303&isCheckedPre=1&cmbFinish=1',
  ],
  ['/asset/holdList?cmbFinish=0', '/asset/holdList?cmbFinish=1'],
  ['/asset/holdList#top', '/asset/holdList?cmbFinish=1#top'],
  ['', null],
  ['//evil.example/', null],
  ['https://evil.example/', null],
  ['/cmbResult?signNo=B1', null],
])('the entry route %s is returned to as %s', (fullPath, address) => {
  expect(finishedEntry(fullPath, '/cmbResult')).toBe(address)
})

test.each([
  ['1', 'resetPassword'],
  ['2', 'authenticate'],
  ['3', 'addCard'],
  ['', 'addCard'],
  ['12', 'addCard'],
] as const)('nextType "%s": %s', (nextType, step) => {
  expect(returnStep(nextType)).toBe(step)
})

test.each([
  ['addCard', '0', 'entry'],
  ['addCard', '1', 'entry'],
  ['resetPassword', '0', 'newPassword'],
  ['resetPassword', '1', 'newPassword'],
  ['authenticate', '0', 'setPassword'],
  ['authenticate', '1', 'authSuccess'],
] as const)('after %s with tpwdFlag %s: %s', (step, tpwdFlag, next) => {
  expect(followUp(step, tpwdFlag)).toBe(next)
})

test.each([
  ['signed', '0', 'confirm'],
  ['signed', '1', 'done'],
  ['refused', '0', 'failed'],
  ['expired', '0', 'failed'],
  ['open', '0', 'unknown'],
] as const)('a signing that is %s with used %s: %s', (status, used, state) => {
  expect(signingState({ status, used })).toBe(state)
})

const CARD = '6299090000001234'
test.each([
  ['the number itself', CARD, maskCard(CARD), true],
  ['the number in fours', '6299 0900 0000 1234', maskCard(CARD), true],
  ['another tail', '6299090000001235', maskCard(CARD), false],
  ['a digit too few', '629909000001234', maskCard(CARD), false],
  ['the mobile number', '19900000009', maskPhone('19900000009'), true],
  ['another mobile number', '18900000009', maskPhone('19900000009'), false],
  ['whatever, where nothing is known', '1', '', true],
])('%s against the mask', (_what, text, mask, fits) => {
  expect(fitsMask(text, mask)).toBe(fits)
})

const HERE = 'http://localhost:5180'
test.each([
  ['https://bank.example/sign?no=1', 'https://bank.example/sign?no=1'],
  ['/sandbox/bank/sign?signNo=B1', `${HERE}/sandbox/bank/sign?signNo=B1`],
  ['http://bank.example/', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the bank page %s is left for as %s', (address, to) => {
  expect(bankPageAddress(address, HERE)).toBe(to)
})
