import { assetPaths } from '#paths/asset.ts'
import { chargePaths } from '#paths/charge.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { customizedPaths } from '#paths/customized.ts'
import { dealPaths } from '#paths/deal.ts'
import { errorPaths } from '#paths/error.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { homePaths } from '#paths/home.ts'
import { kitPaths } from '#paths/kit.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { remittancePaths } from '#paths/remittance.ts'
import { risksPaths } from '#paths/risks.ts'
import { staticPaths } from '#paths/static.ts'
import { testBridgePaths } from '#paths/test-bridge.ts'
import { transactionPaths } from '#paths/transaction.ts'
import {
  sampleDividendNo,
  sampleOrderNo,
  sampleSaleNo,
} from '#test/sandbox/seed/seed-personas-statuses.ts'

/** One way to see a screen: who looks, and at which address. */
export interface Sample {
  /** Demo user; null: nobody is signed in. */
  readonly user: string | null
  readonly address: string
  /** Tells samples of one screen apart: `long-name`. */
  readonly note?: string
  /** The text of a button to tap first: what it opens has to fit on the smallest screen as well. */
  readonly tap?: string
}

const FUND = '980303'
/** What qian buys, so that an order is under way. */
export const BOUGHT = FUND
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
const ORDER = dealPaths.purchase.to({ fundCode: FUND })

const as =
  (user: string | null) =>
  (address: string, note?: string): Sample => ({
    user,
    address,
    ...(note === undefined ? {} : { note }),
  })
const [nobody, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]
/** Has an order of every status; those that its other orders do not have. */
const every = as('every')
const STATUSES = ['2', '3', '4', '5', '6', '7', '8', '9']

/** What samples need to know of the sandbox they look at. */
export interface Known {
  /** The number of some order of zhang's. */
  readonly applyNo: string
  /** The number of a purchase of `BOUGHT` that qian has just placed. */
  readonly placedNo: string
  /** Both halves of a conversion that zhang has just placed. */
  readonly conversion: Readonly<Record<'outgoing' | 'incoming', string>>
  /** Zhang's signings at the payment bank: one that the bank says nothing of yet, one agreed to and one refused. */
  readonly signings: Readonly<Record<'waiting' | 'agreed' | 'refused', string>>
}

/** For those who only ask which samples there are. */
export const EXAMPLE: Known = {
  applyNo: '202501020000000001',
  placedNo: '202501020000000002',
  conversion: { outgoing: '202501020000000003', incoming: '202501020000000004' },
  signings: { waiting: 'B20260101', agreed: 'B20260102', refused: 'B20260103' },
}

/** How to see each screen that is built, by the pattern of its path; more than one where figures or states differ much. */
export function samplesOf({
  applyNo,
  placedNo,
  conversion,
  signings,
}: Known): Readonly<Record<string, readonly Sample[]>> {
  return {
    [homePaths.home.pattern]: [
      nobody('/'),
      zhang('/'),
      qian('/', 'ten digits'),
      fresh('/', 'empty'),
    ],
    [risksPaths.assessment.pattern]: [
      fresh(risksPaths.assessment.to(), 'never taken'),
      zhang(risksPaths.assessment.to(), 'taken before'),
      as('li')(risksPaths.assessment.to(), 'not verified'),
    ],
    [risksPaths.assessResult.pattern]: [
      zhang(risksPaths.assessResult.to()),
      zhang(risksPaths.assessResult.to({ from: ORDER }), 'for an order'),
      as('chen')(risksPaths.assessResult.to({ from: ORDER }), 'lowest class'),
      as('zhao')(risksPaths.assessResult.to(), 'expired'),
      fresh(risksPaths.assessResult.to(), 'empty'),
    ],
    [risksPaths.onlyShowAssessResult.pattern]: [zhang(risksPaths.onlyShowAssessResult.to())],
    [risksPaths.riskExplain.pattern]: [nobody(risksPaths.riskExplain.to())],
    [risksPaths.confirmingOrder.pattern]: [
      as('wang')(risksPaths.confirmingOrder.to({ fundCode: LONG_NAME }), 'above the class'),
      zhang(risksPaths.confirmingOrder.to({ fundCode: FUND })),
    ],
    [privacyPaths.infoList.pattern]: [
      zhang(privacyPaths.infoList.to()),
      as('li')(privacyPaths.infoList.to(), 'not verified'),
    ],
    [privacyPaths.infoDetail.pattern]: [
      zhang(privacyPaths.infoDetail.to({ infoId: 'cards' })),
      zhang(privacyPaths.infoDetail.to({ infoId: 'recommend' }), 'voluntary'),
      zhang(privacyPaths.infoDetail.to({ infoId: 'none' }), 'no such'),
    ],
    [fundDetailPaths.fundDetailSingle.pattern]: [
      ...[FUND, LONG_NAME, MONEY].map((fundCode) =>
        zhang(fundDetailPaths.fundDetailSingle.to({ fundCode }), fundCode),
      ),
      nobody(fundDetailPaths.fundDetailSingle.to({ fundCode: DIVIDENDS }), 'dividends'),
      nobody(fundDetailPaths.fundDetailSingle.to({ fundCode: YOUNG }), 'two months old'),
      zhang(fundDetailPaths.fundDetailSingle.to({ fundCode: SUSPENDED }), 'suspended'),
      zhang(fundDetailPaths.fundDetailSingle.to({ fundCode: QDII }), 'QDII with a limit'),
    ],
    [fundDetailPaths.fundTradeRule.pattern]: [
      nobody(fundDetailPaths.fundTradeRule.to({ fundCode: FUND })),
      nobody(fundDetailPaths.fundTradeRule.to({ fundCode: MONEY }), 'money fund'),
      nobody(fundDetailPaths.fundTradeRule.to({ fundCode: QDII }), 'QDII with a limit'),
    ],
    [fundDetailPaths.fundDetailAchievement.pattern]: [
      nobody(fundDetailPaths.fundDetailAchievement.to({ fundCode: FUND })),
      nobody(fundDetailPaths.fundDetailAchievement.to({ fundCode: YOUNG }), 'two months old'),
    ],
    [fundDetailPaths.fundPerformanceHistory.pattern]: [
      nobody(fundDetailPaths.fundPerformanceHistory.to({ fundCode: YOUNG }), 'two months old'),
      nobody(fundDetailPaths.fundPerformanceHistory.to({ fundCode: MONEY }), 'money fund'),
    ],
    [fundDetailPaths.fundScale.pattern]: [
      nobody(fundDetailPaths.fundScale.to({ fundCode: FUND })),
      nobody(fundDetailPaths.fundScale.to({ fundCode: YOUNG }), 'two months old'),
    ],
    [fundDetailPaths.fundValueHistory.pattern]: [
      nobody(fundDetailPaths.fundValueHistory.to({ fundCode: DIVIDENDS, range: '1y' })),
      nobody(
        fundDetailPaths.fundValueHistory.to({ fundCode: DIVIDENDS, only: 'dividend' }),
        'dividends',
      ),
      zhang(fundDetailPaths.fundValueHistory.to({ fundCode: YOUNG, only: 'dividend' }), 'empty'),
      zhang(fundDetailPaths.fundValueHistory.to({ fundCode: MONEY }), 'money fund'),
    ],
    [fundDetailPaths.fundNetWorth.pattern]: [
      zhang(fundDetailPaths.fundNetWorth.to({ fundCode: MONEY, range: '1m' })),
      nobody(fundDetailPaths.fundNetWorth.to({ fundCode: FUND }), 'no money fund'),
    ],
    [fundDetailPaths.historicalWorth.pattern]: [
      nobody(fundDetailPaths.historicalWorth.to({ fundCode: DIVIDENDS, range: 'all' })),
      zhang(fundDetailPaths.historicalWorth.to({ fundCode: YOUNG }), 'two months old'),
      zhang(
        fundDetailPaths.historicalWorth.to({
          fundCode: LONG_NAME,
          from: '20230105',
          to: '20240601',
        }),
        'two days',
      ),
    ],
    [fundDetailPaths.fundDetailArchives.pattern]: [
      nobody(fundDetailPaths.fundDetailArchives.to({ fundCode: LONG_NAME }), 'long name'),
      zhang(fundDetailPaths.fundDetailArchives.to({ fundCode: MONEY })),
    ],
    [fundDetailPaths.fundFiles.pattern]: [
      nobody(fundDetailPaths.fundFiles.to({ fundCode: LONG_NAME }), 'long name'),
      zhang(fundDetailPaths.fundFiles.to({ fundCode: DIVIDENDS, tab: 'standing' }), 'standing'),
      zhang(fundDetailPaths.fundFiles.to({ fundCode: YOUNG, kind: 'dividend' }), 'empty'),
    ],
    [dealPaths.purchase.pattern]: [
      zhang(dealPaths.purchase.to({ fundCode: FUND, isCheckedPre: '1' })),
    ],
    [dealPaths.deposit.pattern]: [
      zhang(dealPaths.deposit.to({ fundCode: MONEY, isCheckedPre: '1' })),
    ],
    [dealPaths.redeem.pattern]: [
      zhang(dealPaths.redeem.to({ fundCode: HELD })),
      zhang(dealPaths.redeem.to({ fundCode: HELD, tab: 'convert' }), 'convert'),
      fresh(dealPaths.redeem.to({ fundCode: HELD }), 'empty'),
    ],
    [dealPaths.withdraw.pattern]: [
      zhang(dealPaths.withdraw.to({ fundCode: MONEY })),
      zhang(dealPaths.withdraw.to({ fundCode: MONEY, tab: 'ordinary' }), 'ordinary'),
    ],
    [dealPaths.transformList.pattern]: [zhang(dealPaths.transformList.to({ fundCode: HELD }))],
    [dealPaths.addBank.pattern]: [
      zhang(
        dealPaths.addBank.to({
          from: dealPaths.purchase.to({ fundCode: FUND, isCheckedPre: '1' }),
        }),
      ),
      as('li')(dealPaths.addBank.to(), 'not verified'),
    ],
    [dealPaths.dealResult.pattern]: [
      qian(dealPaths.dealResult.to({ type: 'purchase', applyNo: placedNo, fundCode: BOUGHT })),
      zhang(dealPaths.dealResult.to({ type: 'purchase', applyNo, fundCode: FUND }), 'unknown'),
    ],
    [assetPaths.holdList.pattern]: [
      zhang(assetPaths.holdList.to()),
      qian(assetPaths.holdList.to(), 'ten digits'),
      every(assetPaths.holdList.to(), 'shares in a sale'),
      fresh(assetPaths.holdList.to(), 'empty'),
    ],
    [assetPaths.singleHold.pattern]: [
      zhang(assetPaths.singleHold.to({ fundCode: HELD })),
      every(assetPaths.singleHold.to({ fundCode: HELD }), 'shares in a sale'),
      zhang(assetPaths.singleHold.to({ fundCode: LONG_NAME }), 'not held'),
    ],
    [assetPaths.holdYuEBao.pattern]: [
      zhang(assetPaths.holdYuEBao.to({ fundCode: MONEY })),
      fresh(assetPaths.holdYuEBao.to(), 'empty'),
    ],
    [assetPaths.sumDetail.pattern]: [
      zhang(assetPaths.sumDetail.to()),
      zhang(assetPaths.sumDetail.to({ month: '209901' }), 'month to come'),
      zhang('/asset/sumDetail?month=999999', 'no such month'),
      qian(assetPaths.sumDetail.to(), 'ten digits'),
      fresh(assetPaths.sumDetail.to(), 'empty'),
    ],
    [assetPaths.channelHold.pattern]: [
      zhang(assetPaths.channelHold.to()),
      qian(assetPaths.channelHold.to(), 'ten digits'),
      fresh(assetPaths.channelHold.to(), 'empty'),
    ],
    [assetPaths.singleDetail.pattern]: [zhang(assetPaths.singleDetail.to({ fundCode: HELD }))],
    [assetPaths.shareDetail.pattern]: [zhang(assetPaths.shareDetail.to({ fundCode: HELD }))],
    [assetPaths.smartSubscribeList.pattern]: [
      as('failing')(assetPaths.smartSubscribeList.to()),
      fresh(assetPaths.smartSubscribeList.to(), 'empty'),
    ],
    [assetPaths.clearanceRecord.pattern]: [
      as('cleared')(assetPaths.clearanceRecord.to()),
      fresh(assetPaths.clearanceRecord.to(), 'empty'),
    ],
    [transactionPaths.transactionMain.pattern]: [
      zhang(transactionPaths.transactionMain.to()),
      every(transactionPaths.transactionMain.to(), 'every status'),
      qian(transactionPaths.transactionMain.to(), 'ten digits'),
      fresh(transactionPaths.transactionMain.to(), 'empty'),
    ],
    [transactionPaths.transactionSingle.pattern]: [
      zhang(transactionPaths.transactionSingle.to({ fundCode: HELD })),
      zhang(transactionPaths.transactionSingle.to({ fundCode: FUND }), 'empty'),
    ],
    [transactionPaths.transactionDetail.pattern]: [
      zhang(transactionPaths.transactionDetail.to({ applyNo })),
      ...STATUSES.map((status) =>
        every(
          transactionPaths.transactionDetail.to({ applyNo: sampleOrderNo('every', status) }),
          `status ${status}`,
        ),
      ),
      every(
        transactionPaths.transactionDetail.to({ applyNo: sampleOrderNo('every', '98') }),
        'quick withdrawal',
      ),
      every(
        transactionPaths.transactionDetail.to({ applyNo: sampleSaleNo('every') }),
        'sale of three lots',
      ),
      every(
        transactionPaths.transactionDetail.to({ applyNo: sampleOrderNo('every', '24') }),
        'sale waiting',
      ),
      every(
        transactionPaths.transactionDetail.to({ applyNo: sampleDividendNo('every', '1') }),
        'cash dividend',
      ),
      every(
        transactionPaths.transactionDetail.to({ applyNo: sampleDividendNo('every', '0') }),
        'reinvested dividend',
      ),
      qian(transactionPaths.transactionDetail.to({ applyNo: placedNo }), 'under way'),
      zhang(
        transactionPaths.transactionDetail.to({ applyNo: conversion.outgoing }),
        'converted out',
      ),
      zhang(
        transactionPaths.transactionDetail.to({ applyNo: conversion.incoming }),
        'converted in',
      ),
    ],
    [cmbResultPaths.cmbResult.pattern]: [
      zhang(cmbResultPaths.cmbResult.to(), 'nothing stored'),
      as('partner')(cmbResultPaths.cmbResult.to({ signNo: 'B20260311' }), 'no such signing'),
      zhang(cmbResultPaths.cmbResult.to({ signNo: signings.waiting }), 'no word yet'),
      zhang(cmbResultPaths.cmbResult.to({ signNo: signings.agreed }), 'agreed'),
      zhang(cmbResultPaths.cmbResult.to({ signNo: signings.refused }), 'refused'),
    ],
    [remittancePaths.largeRemittance.pattern]: [
      zhang(remittancePaths.largeRemittance.to()),
      as('partner')(remittancePaths.largeRemittance.to(), 'payment bank'),
      as('li')(remittancePaths.largeRemittance.to(), 'not verified'),
    ],
    [fundPortalPaths.performance.pattern]: [
      nobody(fundPortalPaths.performance.to()),
      nobody(fundPortalPaths.performance.to({ stage: '5y', order: 'up' }), 'lowest first'),
      nobody(fundPortalPaths.performance.to({ type: '2', risk: '5' }), 'empty'),
    ],
    [fundPortalPaths.valuation.pattern]: [
      nobody(fundPortalPaths.valuation.to()),
      nobody(fundPortalPaths.valuation.to({ type: '2' }), 'money'),
      nobody(fundPortalPaths.valuation.to({ words: '没有这样的基金' }), 'empty'),
      nobody(fundPortalPaths.valuation.to({ view: 'index' }), 'indexes'),
    ],
    [fundPortalPaths.allFundList.pattern]: [
      nobody(fundPortalPaths.allFundList.to()),
      nobody(fundPortalPaths.allFundList.to({ words: 'hacz' }), 'found'),
      nobody(fundPortalPaths.allFundList.to({ words: LONG_NAME }), 'long name'),
      nobody(fundPortalPaths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
    ],
    [fundPortalPaths.buyFundList.pattern]: [zhang(fundPortalPaths.buyFundList.to())],
    [fundPortalPaths.directFundList.pattern]: [zhang(fundPortalPaths.directFundList.to())],
    [fundPortalPaths.stopWinFundList.pattern]: [zhang(fundPortalPaths.stopWinFundList.to())],
    [chargePaths.serviceCharge.pattern]: [
      nobody(chargePaths.serviceCharge.to({ fundCode: FUND })),
      nobody(chargePaths.serviceCharge.to({ fundCode: MONEY }), 'money'),
      nobody(chargePaths.serviceCharge.to({ fundCode: LONG_NAME }), 'long name'),
      nobody(chargePaths.serviceCharge.to(), 'no fund'),
    ],
    [chargePaths.shiftRule.pattern]: [
      zhang(chargePaths.shiftRule.to({ fundCode: FUND })),
      nobody(chargePaths.shiftRule.to({ fundCode: MONEY }), 'nobody'),
      nobody(chargePaths.shiftRule.to(), 'no fund'),
    ],
    [customizedPaths.customizedPage.pattern]: [
      zhang(customizedPaths.customizedPage.to()),
      nobody(customizedPaths.customizedPage.to(), 'nobody'),
    ],
    [staticPaths.static.pattern]: [
      nobody(staticPaths.static.to({ url: `/documents/${CONTRACT}.pdf`, title: '基金合同' })),
      nobody(staticPaths.static.to({ url: `/documents/${CONTRACT}`, title: '基金合同' }), 'page'),
      nobody(staticPaths.static.to({ url: 'https://evil.example/a.pdf' }), 'refused'),
    ],
    [kitPaths.kit.pattern]: [
      nobody(kitPaths.kit.to()),
      { ...nobody(kitPaths.kit.to(), 'password sheet'), tap: '交易密码' },
    ],
    [testBridgePaths.testHome.pattern]: [
      nobody(testBridgePaths.testHome.to()),
      zhang(testBridgePaths.testHome.to({ view: 'trace' }), 'trace'),
    ],
    [testBridgePaths.bar.pattern]: [nobody(testBridgePaths.bar.to())],
    [testBridgePaths.pushWindow.pattern]: [nobody(testBridgePaths.pushWindow.to({ depth: '2' }))],
    [testBridgePaths.biz.pattern]: [nobody(testBridgePaths.biz.to())],
    [testBridgePaths.event.pattern]: [nobody(testBridgePaths.event.to())],
    [testBridgePaths.getLink.pattern]: [nobody(testBridgePaths.getLink.to())],
    [testBridgePaths.testTrack.pattern]: [nobody(testBridgePaths.testTrack.to())],
    [testBridgePaths.testStorage.pattern]: [zhang(testBridgePaths.testStorage.to())],
    [testBridgePaths.testShare.pattern]: [nobody(testBridgePaths.testShare.to())],
    [errorPaths.networkError.pattern]: [nobody(errorPaths.networkError.to())],
    [errorPaths.error404.pattern]: [nobody(errorPaths.error404.to())],
  }
}
