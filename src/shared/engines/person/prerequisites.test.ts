import { expect, test } from 'vitest'
import { prerequisites, type Lack } from './prerequisites.ts'

const ORDER = '/deal/nonMontyPurchase?fundCode=980303&amount=1200'
const FROM = new URLSearchParams({ from: ORDER }).toString()

test.each<[Lack, string]>([
  ['account', '/binding?'],
  ['realName', '/authentic?'],
  ['document', '/authentic/verifyInformation/1?mode=document&'],
  ['activation', '/authentic?mode=activate&'],
  ['tradingPassword', '/binding/setBank?'],
  ['personalInfo', '/myCenter/personalTax?part=info&'],
  ['taxInfo', '/myCenter/personalTax?part=crs&'],
  ['assessment', '/risks?'],
  ['card', '/deal/addBank?'],
  ['pensionAccount', '/taxDelay/taxDelayHome?'],
])('a lack of %s is made good at %s with the way back', (lack, address) => {
  expect(prerequisites[lack](ORDER)).toBe(`${address}${FROM}`)
})

test.each<[Lack, string]>([
  ['realName', '/authentic'],
  ['document', '/authentic/verifyInformation/1?mode=document'],
  ['card', '/deal/addBank'],
])('a lack of %s without a way back is made good at %s', (lack, address) => {
  expect(prerequisites[lack](undefined)).toBe(address)
})
