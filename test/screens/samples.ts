import { paths } from '#src/paths.ts'
import {
  sampleDividendNo,
  sampleOrderNo,
  sampleSaleNo,
} from '#test/sandbox/seed/seed-personas-statuses.ts'
import { BOUGHT, type FixtureIds } from './fixture-ids.ts'

/** One way to see a screen: as which user, at which address. */
export interface Sample {
  /** Demo user; null: not signed in. */
  readonly user: string | null
  readonly address: string
  /** Distinguishes samples of one screen: `long-name`. */
  readonly note?: string
  /** The text of a button to tap first: what it opens has to fit on the smallest screen as well. */
  readonly tap?: string
}

const FUND = BOUGHT
/** One that zhang holds. */
const HELD = '980301'
const LONG_NAME = '980805'
const MONEY = '001386'
/** A paper of nine pages: the contract of `FUND`, drawn up before it began. */
const CONTRACT = '980303-contract-20180222'
const DIVIDENDS = '980207'
/** Two months old. */
const YOUNG = '980407'
const SUSPENDED = '980203'
/** 1,000 yuan a day. */
const QDII = '980801'
const ORDER = paths.purchase.to({ fundCode: FUND })

const as =
  (user: string | null) =>
  (address: string, note?: string): Sample => ({
    user,
    address,
    ...(note === undefined ? {} : { note }),
  })
const [guest, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]
/** Has an order of every status; those that its other orders do not have. */
const every = as('every')
const STATUSES = ['2', '3', '4', '5', '6', '7', '8', '9']

/**
 * How to see each screen that is built, by the pattern of its path; more than one where figures or
 * states differ much.
 */
export function screenSamples({
  applyNo,
  placedNo,
  conversion,
  signings,
}: FixtureIds): Readonly<Record<string, readonly Sample[]>> {
  return {
    [paths.home.pattern]: [guest('/'), zhang('/'), qian('/', 'ten digits'), fresh('/', 'empty')],
    [paths.riskAssessment.pattern]: [
      fresh(paths.riskAssessment.to({}), 'never taken'),
      zhang(paths.riskAssessment.to({}), 'taken before'),
      as('li')(paths.riskAssessment.to({}), 'not verified'),
    ],
    [paths.riskResult.pattern]: [
      zhang(paths.riskResult.to({})),
      zhang(paths.riskResult.to({ from: ORDER }), 'for an order'),
      as('chen')(paths.riskResult.to({ from: ORDER }), 'lowest class'),
      as('zhao')(paths.riskResult.to({}), 'expired'),
      fresh(paths.riskResult.to({}), 'empty'),
    ],
    [paths.riskResultOnly.pattern]: [zhang(paths.riskResultOnly.to({}))],
    [paths.riskExplain.pattern]: [guest(paths.riskExplain.to({}))],
    [paths.confirmingOrder.pattern]: [
      as('wang')(paths.confirmingOrder.to({ fundCode: LONG_NAME }), 'above the class'),
      zhang(paths.confirmingOrder.to({ fundCode: FUND })),
    ],
    [paths.privacyList.pattern]: [
      zhang(paths.privacyList.to({})),
      as('li')(paths.privacyList.to({}), 'not verified'),
    ],
    [paths.privacyDetail.pattern]: [
      zhang(paths.privacyDetail.to({ infoId: 'cards' })),
      zhang(paths.privacyDetail.to({ infoId: 'recommend' }), 'voluntary'),
      zhang(paths.privacyDetail.to({ infoId: 'none' }), 'no such'),
    ],
    [paths.fundDetail.pattern]: [
      ...[FUND, LONG_NAME, MONEY].map((fundCode) =>
        zhang(paths.fundDetail.to({ fundCode }), fundCode),
      ),
      guest(paths.fundDetail.to({ fundCode: DIVIDENDS }), 'dividends'),
      guest(paths.fundDetail.to({ fundCode: YOUNG }), 'two months old'),
      zhang(paths.fundDetail.to({ fundCode: SUSPENDED }), 'suspended'),
      zhang(paths.fundDetail.to({ fundCode: QDII }), 'QDII with a limit'),
    ],
    [paths.fundTradeRule.pattern]: [
      guest(paths.fundTradeRule.to({ fundCode: FUND })),
      guest(paths.fundTradeRule.to({ fundCode: MONEY }), 'money fund'),
      guest(paths.fundTradeRule.to({ fundCode: QDII }), 'QDII with a limit'),
    ],
    [paths.fundDetailAchievement.pattern]: [
      guest(paths.fundDetailAchievement.to({ fundCode: FUND })),
      guest(paths.fundDetailAchievement.to({ fundCode: YOUNG }), 'two months old'),
    ],
    [paths.fundPerformanceHistory.pattern]: [
      guest(paths.fundPerformanceHistory.to({ fundCode: YOUNG }), 'two months old'),
      guest(paths.fundPerformanceHistory.to({ fundCode: MONEY }), 'money fund'),
    ],
    [paths.fundScale.pattern]: [
      guest(paths.fundScale.to({ fundCode: FUND })),
      guest(paths.fundScale.to({ fundCode: YOUNG }), 'two months old'),
    ],
    [paths.fundValueHistory.pattern]: [
      guest(paths.fundValueHistory.to({ fundCode: DIVIDENDS, range: '1y' })),
      guest(paths.fundValueHistory.to({ fundCode: DIVIDENDS, only: 'dividend' }), 'dividends'),
      zhang(paths.fundValueHistory.to({ fundCode: YOUNG, only: 'dividend' }), 'empty'),
      zhang(paths.fundValueHistory.to({ fundCode: MONEY }), 'money fund'),
    ],
    [paths.fundNetWorth.pattern]: [
      zhang(paths.fundNetWorth.to({ fundCode: MONEY, range: '1m' })),
      guest(paths.fundNetWorth.to({ fundCode: FUND }), 'no money fund'),
    ],
    [paths.historicalWorth.pattern]: [
      guest(paths.historicalWorth.to({ fundCode: DIVIDENDS, range: 'all' })),
      zhang(paths.historicalWorth.to({ fundCode: YOUNG }), 'two months old'),
      zhang(
        paths.historicalWorth.to({ fundCode: LONG_NAME, from: '20230105', to: '20240601' }),
        'two days',
      ),
    ],
    [paths.fundDetailArchives.pattern]: [
      guest(paths.fundDetailArchives.to({ fundCode: LONG_NAME }), 'long name'),
      zhang(paths.fundDetailArchives.to({ fundCode: MONEY })),
    ],
    [paths.fundFiles.pattern]: [
      guest(paths.fundFiles.to({ fundCode: LONG_NAME }), 'long name'),
      zhang(paths.fundFiles.to({ fundCode: DIVIDENDS, tab: 'standing' }), 'standing'),
      zhang(paths.fundFiles.to({ fundCode: YOUNG, kind: 'dividend' }), 'empty'),
    ],
    [paths.purchase.pattern]: [zhang(paths.purchase.to({ fundCode: FUND, isCheckedPre: '1' }))],
    [paths.deposit.pattern]: [zhang(paths.deposit.to({ fundCode: MONEY, isCheckedPre: '1' }))],
    [paths.redeem.pattern]: [
      zhang(paths.redeem.to({ fundCode: HELD })),
      zhang(paths.redeem.to({ fundCode: HELD, tab: 'convert' }), 'convert'),
      fresh(paths.redeem.to({ fundCode: HELD }), 'empty'),
    ],
    [paths.withdraw.pattern]: [
      zhang(paths.withdraw.to({ fundCode: MONEY })),
      zhang(paths.withdraw.to({ fundCode: MONEY, tab: 'ordinary' }), 'ordinary'),
    ],
    [paths.transformList.pattern]: [zhang(paths.transformList.to({ fundCode: HELD }))],
    [paths.addBank.pattern]: [
      zhang(paths.addBank.to({ from: paths.purchase.to({ fundCode: FUND, isCheckedPre: '1' }) })),
      as('li')(paths.addBank.to({}), 'not verified'),
    ],
    [paths.dealResult.pattern]: [
      qian(paths.dealResult.to({ type: 'purchase', applyNo: placedNo, fundCode: BOUGHT })),
      zhang(paths.dealResult.to({ type: 'purchase', applyNo, fundCode: FUND }), 'unknown'),
    ],
    [paths.holdList.pattern]: [
      zhang(paths.holdList.to({})),
      qian(paths.holdList.to({}), 'ten digits'),
      every(paths.holdList.to({}), 'shares in a sale'),
      fresh(paths.holdList.to({}), 'empty'),
    ],
    [paths.singleHold.pattern]: [
      zhang(paths.singleHold.to({ fundCode: HELD })),
      every(paths.singleHold.to({ fundCode: HELD }), 'shares in a sale'),
      zhang(paths.singleHold.to({ fundCode: LONG_NAME }), 'not held'),
    ],
    [paths.holdYuEBao.pattern]: [
      zhang(paths.holdYuEBao.to({ fundCode: MONEY })),
      fresh(paths.holdYuEBao.to({}), 'empty'),
    ],
    [paths.sumDetail.pattern]: [
      zhang(paths.sumDetail.to({})),
      zhang(paths.sumDetail.to({ month: '209901' }), 'month to come'),
      zhang('/asset/sumDetail?month=999999', 'no such month'),
      qian(paths.sumDetail.to({}), 'ten digits'),
      fresh(paths.sumDetail.to({}), 'empty'),
    ],
    [paths.channelHold.pattern]: [
      zhang(paths.channelHold.to({})),
      qian(paths.channelHold.to({}), 'ten digits'),
      fresh(paths.channelHold.to({}), 'empty'),
    ],
    [paths.singleDetail.pattern]: [zhang(paths.singleDetail.to({ fundCode: HELD }))],
    [paths.shareDetail.pattern]: [zhang(paths.shareDetail.to({ fundCode: HELD }))],
    [paths.smartSubscribeList.pattern]: [
      as('failing')(paths.smartSubscribeList.to({})),
      fresh(paths.smartSubscribeList.to({}), 'empty'),
    ],
    [paths.clearanceRecord.pattern]: [
      as('cleared')(paths.clearanceRecord.to({})),
      fresh(paths.clearanceRecord.to({}), 'empty'),
    ],
    [paths.transactions.pattern]: [
      zhang(paths.transactions.to({})),
      every(paths.transactions.to({}), 'every status'),
      qian(paths.transactions.to({}), 'ten digits'),
      fresh(paths.transactions.to({}), 'empty'),
    ],
    [paths.fundTransactions.pattern]: [
      zhang(paths.fundTransactions.to({ fundCode: HELD })),
      zhang(paths.fundTransactions.to({ fundCode: FUND }), 'empty'),
    ],
    [paths.transactionDetail.pattern]: [
      zhang(paths.transactionDetail.to({ applyNo })),
      ...STATUSES.map((status) =>
        every(
          paths.transactionDetail.to({ applyNo: sampleOrderNo('every', status) }),
          `status ${status}`,
        ),
      ),
      every(
        paths.transactionDetail.to({ applyNo: sampleOrderNo('every', '98') }),
        'quick withdrawal',
      ),
      every(paths.transactionDetail.to({ applyNo: sampleSaleNo('every') }), 'sale of three lots'),
      every(paths.transactionDetail.to({ applyNo: sampleOrderNo('every', '24') }), 'sale waiting'),
      every(
        paths.transactionDetail.to({ applyNo: sampleDividendNo('every', '1') }),
        'cash dividend',
      ),
      every(
        paths.transactionDetail.to({ applyNo: sampleDividendNo('every', '0') }),
        'reinvested dividend',
      ),
      qian(paths.transactionDetail.to({ applyNo: placedNo }), 'under way'),
      zhang(paths.transactionDetail.to({ applyNo: conversion.outgoing }), 'converted out'),
      zhang(paths.transactionDetail.to({ applyNo: conversion.incoming }), 'converted in'),
    ],
    [paths.cmbResult.pattern]: [
      zhang(paths.cmbResult.to({}), 'nothing stored'),
      as('partner')(paths.cmbResult.to({ signNo: 'B20260311' }), 'no such signing'),
      zhang(paths.cmbResult.to({ signNo: signings.waiting }), 'no word yet'),
      zhang(paths.cmbResult.to({ signNo: signings.agreed }), 'agreed'),
      zhang(paths.cmbResult.to({ signNo: signings.refused }), 'refused'),
    ],
    [paths.largeRemittance.pattern]: [
      zhang(paths.largeRemittance.to({})),
      as('partner')(paths.largeRemittance.to({}), 'payment bank'),
      as('li')(paths.largeRemittance.to({}), 'not verified'),
    ],
    [paths.fundPerformance.pattern]: [
      guest(paths.fundPerformance.to({})),
      guest(paths.fundPerformance.to({ stage: '5y', order: 'up' }), 'lowest first'),
      guest(paths.fundPerformance.to({ type: '2', risk: '5' }), 'empty'),
    ],
    [paths.fundValuation.pattern]: [
      guest(paths.fundValuation.to({})),
      guest(paths.fundValuation.to({ type: '2' }), 'money'),
      guest(paths.fundValuation.to({ words: '没有这样的基金' }), 'empty'),
      guest(paths.fundValuation.to({ view: 'index' }), 'indexes'),
    ],
    [paths.allFundList.pattern]: [
      guest(paths.allFundList.to({})),
      guest(paths.allFundList.to({ words: 'hacz' }), 'found'),
      guest(paths.allFundList.to({ words: LONG_NAME }), 'long name'),
      guest(paths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
    ],
    [paths.buyFundList.pattern]: [zhang(paths.buyFundList.to({}))],
    [paths.directFundList.pattern]: [zhang(paths.directFundList.to({}))],
    [paths.stopWinFundList.pattern]: [zhang(paths.stopWinFundList.to({}))],
    [paths.serviceCharge.pattern]: [
      guest(paths.serviceCharge.to({ fundCode: FUND })),
      guest(paths.serviceCharge.to({ fundCode: MONEY }), 'money'),
      guest(paths.serviceCharge.to({ fundCode: LONG_NAME }), 'long name'),
      guest(paths.serviceCharge.to({}), 'no fund'),
    ],
    [paths.shiftRule.pattern]: [
      zhang(paths.shiftRule.to({ fundCode: FUND })),
      guest(paths.shiftRule.to({ fundCode: MONEY }), 'not signed in'),
      guest(paths.shiftRule.to({}), 'no fund'),
    ],
    [paths.customizedPage.pattern]: [
      zhang(paths.customizedPage.to({})),
      guest(paths.customizedPage.to({}), 'not signed in'),
    ],
    [paths.document.pattern]: [
      guest(paths.document.to({ url: `/documents/${CONTRACT}.pdf`, title: '基金合同' })),
      guest(paths.document.to({ url: `/documents/${CONTRACT}`, title: '基金合同' }), 'page'),
      guest(paths.document.to({ url: 'https://evil.example/a.pdf' }), 'refused'),
    ],
    [paths.kit.pattern]: [
      guest(paths.kit.to({})),
      { ...guest(paths.kit.to({}), 'password sheet'), tap: '交易密码' },
    ],
    [paths.testBridge.pattern]: [
      guest(paths.testBridge.to({})),
      zhang(paths.testBridge.to({ view: 'trace' }), 'trace'),
    ],
    [paths.testBar.pattern]: [guest(paths.testBar.to({}))],
    [paths.testPushWindow.pattern]: [guest(paths.testPushWindow.to({ depth: '2' }))],
    [paths.testBiz.pattern]: [guest(paths.testBiz.to({}))],
    [paths.testEvent.pattern]: [guest(paths.testEvent.to({}))],
    [paths.testGetLink.pattern]: [guest(paths.testGetLink.to({}))],
    [paths.testTrack.pattern]: [guest(paths.testTrack.to({}))],
    [paths.testStorage.pattern]: [zhang(paths.testStorage.to({}))],
    [paths.testShare.pattern]: [guest(paths.testShare.to({}))],
    [paths.networkError.pattern]: [guest(paths.networkError.to({}))],
    [paths.error404.pattern]: [guest(paths.error404.to({}))],
  }
}
