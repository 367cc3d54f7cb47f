import { describe, expect, test } from 'vitest'
import { leaving } from './leaving.ts'

describe('leaving the regular-investment flow', () => {
  test.each([
    ['/directInvest/directInvestCashier', '/', true],
    ['/directInvest', '/asset/holdList', true],
    ['/directInvest/detail', '/directInvest/result', false],
    ['/directInvest/directInvestCashier', '/static', false],
    ['/directInvest/directInvestCashier', '/fund_detail/FundTradeRule', false],
    ['/directInvest/directInvestCashier', '/fund_detail/FundDetailSingle', true],
    ['/directInvest/directInvestCashier', '/deal/addBank', false],
    ['/directInvest/directInvestCashier', '/deal/montyPurchase', false],
    ['/directInvest/directInvestCashier', '/deal/nonMontyPurchase', true],
    // Another module whose name begins alike.
    ['/directInvestActivity/home', '/', false],
  ])('%s to %s cleans up: %s', (from, to, expected) => {
    expect(leaving(from, to).endsPlanFlow).toBe(expected)
  })
})

describe('leaving an account flow', () => {
  test.each([
    ['/authentic/verifyInformation/1', '/', true],
    ['/binding/accountBinding/1', '/asset/holdList', true],
    ['/authentic/verifyInformation/1', '/authentic/authBank', false],
    ['/authentic/authBank', '/authentic/supportBank', false],
    ['/binding/accountBinding/1', '/authentic/supportBank', false],
    ['/authentic/verifyInformation/1', '/static', false],
    ['/enroll/cellphoneEnroll/1', '/enroll/enrollProtocolList', false],
    ['/binding/accountBinding/1', '/enroll/cellphoneEnroll/1', false],
    ['/authentic/bindPassword/1', '/binding/setPassword/1', false],
    ['/authentic/bindPassword/1', '/binding/setBank', true],
    ['/transaction/TransactionMain', '/', false],
  ])('%s to %s discards kept pages: %s', (from, to, expected) => {
    expect(leaving(from, to).discardsKeptPages).toBe(expected)
  })
})
