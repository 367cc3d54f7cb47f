import { expect, test } from 'vitest'
import { maskCard, maskPhone } from './masking.ts'
import {
  arrival,
  earlierSigning,
  earlierSigningWords,
  finishedEntry,
  fitsMask,
  followUp,
  provedSigning,
  returnProof,
  returnStep,
  signingAnswer,
} from './payment-bank-return.ts'

test.each([
  [{ cmbFinish: '1' }, 'toAssets'],
  [{ cmbFinish: '1', signNo: 'B1' }, 'toAssets'],
  [{ cmbFinish: '0' }, 'toEntry'],
  [{}, 'toEntry'],
  [{ signNo: '' }, 'toEntry'],
  [{ signNo: 'B1' }, 'settle'],
  [{ cmbFinish: '0', signNo: 'B1' }, 'settle'],
] as const)('the return with the query %o ends as %s', (query, end) => {
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
] as const)('the nextType "%s" leads to the step %s', (nextType, step) => {
  expect(returnStep(nextType)).toBe(step)
})

test.each([
  ['addCard', '0', 'entry'],
  ['addCard', '1', 'entry'],
  ['resetPassword', '0', 'newPassword'],
  ['resetPassword', '1', 'newPassword'],
  ['authenticate', '0', 'setPassword'],
  ['authenticate', '1', 'authSuccess'],
] as const)('the step %s with tpwdFlag %s is followed by %s', (step, tpwdFlag, next) => {
  expect(followUp(step, tpwdFlag)).toBe(next)
})

test.each([
  ['signed', '0', 'signed'],
  ['signed', '1', 'used'],
  ['refused', '0', 'refused'],
  ['expired', '0', 'expired'],
  ['open', '0', 'open'],
] as const)('a signing that is %s with used %s is %s for the trip', (status, used, answer) => {
  expect(signingAnswer({ status, used })).toBe(answer)
})

const proof = (uin: string, CheckSum = 'c') => JSON.stringify({ uin, TimeStamp: '1', CheckSum })
test.each([
  ["the provider's copy of this signing", proof('B1'), proof('B1', 'forged'), proof('B1')],
  ["the provider's copy, where the address has none", proof('B1'), '', proof('B1')],
  ["the address's, where the copy is of another signing", proof('B2'), proof('B1'), proof('B1')],
  ["the address's, where the provider has none", '', proof('B1'), proof('B1')],
  ['nothing, where neither has one', '', '', ''],
])('the proof of a return is %s', (_what, stored, inAddress, sent) => {
  expect(returnProof('B1', stored, inAddress)).toBe(sent)
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
])('a typed card number is compared with the mask: %s', (_what, text, mask, fits) => {
  expect(fitsMask(text, mask)).toBe(fits)
})

test.each([
  ['0', null, 'none'],
  ['1', '20260311100000', 'open'],
  ['1', '20260311093001', 'open'],
  ['1', '20260311093000', 'lapsed'],
  ['1', null, 'none'],
  ['2', '20260311095959', 'none'],
  ['3', '20260310100000', 'refused'],
] as const)(
  'the status %s of %s means for the next signing at 10:00: %s',
  (status, at, earlier) => {
    expect(earlierSigning({ status, updateTime: at }, '20260311100000')).toBe(earlier)
  },
)

test.each([
  ['{"uin":"B1","TimeStamp":"1","CheckSum":"c"}', 'B1'],
  ['{"uin":""}', null],
  ['', null],
  ['{', null],
])('the stored proof %s is of the signing: %s', (stored, signNo) => {
  expect(provedSigning(stored)).toBe(signNo)
})

test.each([
  ['open', '', '上次签约未完成（03-11 10:05）。可以继续签约；如果已在银行办完，请重新查询'],
  ['lapsed', '', '上次签约（03-11 10:05）已超时，请重新发起'],
  ['refused', '', '上次签约没有完成（03-11 10:05），您可以重新发起'],
  ['refused', '卡号有误', '上次签约没有完成（03-11 10:05）：卡号有误。您可以重新发起'],
] as const)('an earlier signing that is %s (%s) is said in words', (earlier, remark, words) => {
  expect(earlierSigningWords(earlier, '03-11 10:05', remark)).toBe(words)
})
