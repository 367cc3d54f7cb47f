import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { FUND_TYPE_CODES } from '#domain/fund/fund-types.ts'
import { FIGURE_KEYS } from '#domain/fund/rule/figures.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { screen, type Screen } from '#templates/screen.ts'
import { assetPaths } from './asset.ts'
import { authenticPaths } from './authentic.ts'
import { bindingPaths } from './binding.ts'
import { chargePaths } from './charge.ts'
import { brightSpotFundsPaths } from './funds/bright-spot-funds.ts'
import { cmbAddBankPaths } from './cmb-add-bank.ts'
import { cmbResultPaths } from './cmb-result.ts'
import { circlePaths } from './circle.ts'
import { companySelectFundPaths } from './funds/company-select-fund.ts'
import { coursePaths } from './course.ts'
import { dealPaths, type DealType } from './deal.ts'
import { directInvestPaths } from './direct-invest.ts'
import { downloadPaths } from './download.ts'
import { easySelectFundPaths } from './funds/easy-select-fund.ts'
import { embedChartPaths } from './funds/embed-chart.ts'
import { fixedPlusPaths } from './funds/fixed-plus.ts'
import { fundDetailPaths } from './fund-detail.ts'
import { fundIndexPaths } from './funds/fund-index.ts'
import { fundPortalPaths } from './fund-portal.ts'
import { goldStorePaths } from './pension/gold-store.ts'
import { goldTreePaths } from './pension/gold-tree.ts'
import { homePaths } from './home.ts'
import { initiativePaths } from './initiative.ts'
import { messagesPaths } from './messages.ts'
import { monthlyReportPaths } from './monthly-report.ts'
import { myCenterPaths } from './my-center.ts'
import { outsidePaths } from './outside.ts'
import { pageBuilderPaths } from './page-builder.ts'
import { path, type PathInput } from './path.ts'
import { privacyPaths } from './privacy.ts'
import { rankListPaths } from './rank-list.ts'
import { risksPaths } from './risks.ts'
import { staticPaths } from './static.ts'
import { testBridgePaths } from './test-bridge.ts'
import { transactionPaths } from './transaction.ts'
import { activityPaths } from './activities/activity.ts'
import { activityCenterPaths } from './activities/activity-center.ts'
import { investAffairPaths } from './activities/invest-affair.ts'
import { answerRushPaths } from './activities/answer-rush.ts'
import { challengeProfitPaths } from './activities/challenge-profit.ts'
import { financialIntelligencePaths } from './activities/financial-intelligence.ts'
import { puzzlePaths } from './activities/puzzle.ts'
import { treasureChestPaths } from './activities/treasure-chest.ts'
import { directActivityPaths } from './activities/direct-activity.ts'
import { keepActivityPaths } from './activities/keep-activity.ts'
import { vpPaths } from './vp.ts'

const fundCode = '980301'
const CHART = { kind: 'return', codes: '980301' }
const applyNo = '202501020000000001'
const from = '/deal/nonMontyPurchase?fundCode=980301'
test('encodes parameters, and leaves out query fields without a value', () => {
  const { to } = path('/a/:b', { b: v.string() })
  expect(to({ b: 'c/d' })).toBe('/a/c%2Fd')
  const url = dealPaths.dealResult.to({ type: 'purchase', applyNo: 'N 1', fundCode })
  expect(url).toBe('/deal/DealResult/purchase?applyNo=N+1&fundCode=980301')
  expect(dealPaths.purchase.to({ fundCode, amount: undefined })).toBe(from)
  expect(homePaths.home.to()).toBe('/')
})

describe('an address is refused', () => {
  test.each([
    ['without a fund', dealPaths.purchase, {}],
    ['whose fund code has five digits', dealPaths.purchase, { fundCode: '98030' }],
    [
      'of a private plan with a code of another kind',
      fundDetailPaths.fundDetailAdvance,
      { fundCode },
    ],
    [
      'of a private plan with a way out of it',
      fundDetailPaths.advanceHistorical,
      { fundCode: '../990101' },
    ],
    ['with a tenth of a cent', dealPaths.purchase, { fundCode, amount: '1.005' }],
    ['with a negative amount', dealPaths.deposit, { fundCode, amount: '-1' }],
    ['with an invalid moment', dealPaths.deposit, { fundCode, cfmTime: '2025' }],
    ['with an empty card', dealPaths.purchase, { fundCode, bankSerial: '' }],
    ['with a tab of another screen', dealPaths.redeem, { fundCode, tab: 'quick' }],
    [
      'with a conversion target that is not a fund code',
      dealPaths.redeem,
      { fundCode, targetFundCode: 'x' },
    ],
    ['with an unknown tab of withdrawal', dealPaths.withdraw, { fundCode, tab: 'redeem' }],
    ['with an unknown kind of order', dealPaths.dealResult, { type: 'a', applyNo, fundCode }],
    [
      'with too short an application number',
      dealPaths.dealResult,
      { type: 'redeem', applyNo: '1', fundCode },
    ],
    ['that opens another site in the app', downloadPaths.download, { to: '//evil.example/' }],
    ['that leaves by another kind', outsidePaths.jump, { kind: 'app' }],
    ['of a fund manager with a path', vpPaths.managerContent, { fmUid: '../x' }],
    ['of a day that does not exist', vpPaths.information, { date: '20260230' }],
    ['of a circle in capitals', circlePaths.circleHome, { circle: 'A/B' }],
    ['of chapter 0', circlePaths.dryCargoDetail, { itemId: 'a-1', chapter: '0' }],
    ['of goods with a path', goldStorePaths.goldGoodsDetail, { goodsId: '../G1' }],
    ['of a tree of another name', goldTreePaths.goldTreeHome, { activityId: 'mncj-1' }],
    ['of no tag', vpPaths.tagAggregation, { tag: '' }],
    ['of a lesson by a path', coursePaths.courseHome, { lessonId: '../x' }],
    ['of no page', pageBuilderPaths.pageBuilder, { pageId: '../x' }],
    ['of a chart 481 px high', embedChartPaths.commonChart, { ...CHART, height: '481' }],
    ['of a chart 159 px high', embedChartPaths.commonChart, { ...CHART, height: '159' }],
    ['of a chart of any parent', embedChartPaths.commonChart, { ...CHART, parentOrigin: '*' }],
    ['of a chart of a month', embedChartPaths.commonChart, { ...CHART, range: '1m' }],
    [
      'of a chart of six funds',
      embedChartPaths.commonChart,
      { ...CHART, codes: Array.from({ length: 6 }, () => fundCode).join(',') },
    ],
    [
      'of an income over six days',
      embedChartPaths.incomeChart,
      { fundCode, amount: '1', days: '6' },
    ],
    ['of an income of nothing', embedChartPaths.incomeChart, { fundCode, amount: '0' }],
    [
      'of a comparison without codes of funds',
      fundPortalPaths.allFundList,
      { scope: 'compare', codes: '1' },
    ],
    ['with a short token', pageBuilderPaths.pageBuilder, { pageId: 'p', preview: 'x' }],
    ['that leads back to another site', dealPaths.addBank, { from: '//evil.example/' }],
    ['that leads on to another site', risksPaths.assessment, { from: 'https://evil.example/' }],
    ['that leads back to a step', bindingPaths.binding, { from: '/risks' }],
    ['with too long a way back', authenticPaths.authentic, { from: `/${'x'.repeat(1_000)}` }],
    ['with an unknown mode of account opening', authenticPaths.authentic, { mode: 'document' }],
    ['with a fourth step of the document', authenticPaths.verifyInformation, { step: '4' }],
    ['with an unknown kind of untying', bindingPaths.untieBinding, { type: '6', step: '1' }],
    ['with an unknown result of binding', bindingPaths.bindingSuccess, { code: '5' }],
    ['with an unknown purpose of signing', cmbAddBankPaths.cmbGuide, { purpose: 'x' }],
    ['with a day 32 of a plan', directInvestPaths.directInvestCashier, { cycleDay: '32' }],
    ['of a plan without its number', directInvestPaths.detail, {}],
    ['with a month 13 of debits', directInvestPaths.planCalendar, { month: '202613' }],
    ['with too long a card', directInvestPaths.changeCard, { bankSerial: 'x'.repeat(65) }],
    ['with messages of no kind', messagesPaths.messages, { kind: 'other' }],
    ['with a message of another form', messagesPaths.messages, { open: '../risks' }],
    ['with a complaint of another form', myCenterPaths.complaint, { requestNo: 'x' }],
    ['with a paper of another form', myCenterPaths.paper, { requestNo: 'x' }],
    ['with a paper of no kind', myCenterPaths.paperForm, { kind: 'other' }],
    ['with a report of month 13', monthlyReportPaths.monthlyReportHome, { month: '202613' }],
    ['with an unknown part of the tax information', myCenterPaths.personalTax, { part: 'x' }],
    ['of activities of another kind', activityCenterPaths.activityCenterHome, { tab: 'all' }],
    ['that leads back to another site', activityPaths.authGuide, { from: '//evil.example/' }],
    ['with too long a redirect', activityPaths.duiba, { redirect: 'x'.repeat(2_001) }],
    ['of too long a quiz', answerRushPaths.answerRushHome, { activityId: 'x'.repeat(65) }],
    [
      'of too long a plan of learning',
      financialIntelligencePaths.financialIntelligenceRights,
      { activityId: 'x'.repeat(65) },
    ],
    ['of too long a round of guesses', puzzlePaths.home, { activityId: 'x'.repeat(65) }],
    [
      'of too long a season of picks',
      challengeProfitPaths.challengeProfitHome,
      { activityId: 'x'.repeat(65) },
    ],
    ['of too long a chest', treasureChestPaths.main, { activityId: 'x'.repeat(65) }],
    ['of an article of another form', investAffairPaths.investAffairDetail, { articleId: '<b>' }],
    ['of no activity', keepActivityPaths.loading, { activityId: '' }],
    ['with too long an activity', keepActivityPaths.welcome, { activityId: 'x'.repeat(65) }],
    [
      'that leads back to another site',
      keepActivityPaths.keepActivityHome,
      { from: '//evil.example/' },
    ],
    ['of an unknown failure', keepActivityPaths.activityError, { why: '<b>' }],
    ['of an unknown failure of twelve weeks', directActivityPaths.error, { why: 'x' }],
    ['of a list without its fund', dealPaths.transformList, {}],
    ['of a holding without its fund', assetPaths.singleHold, {}],
    ['with an empty fund code', assetPaths.holdYuEBao, { fundCode: '' }],
    ['with a month that does not exist', assetPaths.sumDetail, { month: '202513' }],
    ['with an unknown kind to filter orders by', transactionPaths.transactionMain, { kind: 'all' }],
    [
      'with an unknown state to filter orders by',
      transactionPaths.transactionSingle,
      { fundCode, state: 'all' },
    ],
    ['without an application number', transactionPaths.transactionDetail, {}],
    [
      'with an invalid fund code to estimate fees for',
      chargePaths.serviceCharge,
      { fundCode: 'x' },
    ],
    ['with too long a flag', cmbResultPaths.cmbResult, { cmbFinish: '123456789' }],
    ['with a stage that may not promote', fundPortalPaths.performance, { stage: '1m' }],
    ['with an unknown fund type', fundPortalPaths.allFundList, { type: '10' }],
    ['with a lower-case letter', fundPortalPaths.allFundList, { letter: 'h' }],
    ['with too long a search', fundPortalPaths.allFundList, { words: '基'.repeat(41) }],
    ['of a board without its rule', rankListPaths.rankDetail, {}],
    ['of a board with a hostile name', rankListPaths.rankDetail, { ruleId: '../all' }],
    ['sorted by purchases', rankListPaths.rankDetail, { ruleId: 'cash', sort: 'purchases' }],
    [
      'of sixty conditions',
      easySelectFundPaths.easySelectResult,
      { q: Array.from({ length: 60 }, () => 'type-3').join('_') },
    ],
    ['of conditions with markup', easySelectFundPaths.easySelectHome, { q: '<b>' }],
    ['of a bright spot with a path', brightSpotFundsPaths.fundList, { spotId: '../all' }],
    [
      'of a company with markup',
      companySelectFundPaths.companySelectFundSearch,
      { companyId: '<b>' },
    ],
    ['of a band that there is not', fixedPlusPaths.fixedPlusStrategy, { band: '40' }],
    ['with an unknown style', initiativePaths.initiativeFundList, { style: 'hot' }],
    [
      'of a report of a day that does not exist',
      fundDetailPaths.fundConversionStrategy,
      { fundCode, reportDate: '20250631' },
    ],
    ['with a range of data of one month', fundDetailPaths.featureData, { fundCode, range: '1m' }],
    ['of a holding to share without its fund', fundDetailPaths.fundShareBridge, {}],
    ['of a share with a page of text', fundDetailPaths.fundSharePage, { s: 'a'.repeat(201) }],
    ['of a product by a path', fundDetailPaths.fundStrategy, { productCode: '../20000' }],
    ['of cash by a path', fundDetailPaths.fundCurrency, { fundCode: '../1' }],
    ['of an index by a path', fundIndexPaths.indexDetail, { indexCode: '../880800' }],
    ['of a fund without its code', fundDetailPaths.fundDetailSingle, {}],
    ['with an unknown range', fundDetailPaths.fundNetWorth, { fundCode, range: '9y' }],
    [
      'with a day that does not exist',
      fundDetailPaths.historicalWorth,
      { fundCode, to: '20250230' },
    ],
    [
      'with an unknown tab of documents',
      fundDetailPaths.fundFiles,
      { fundCode, tab: 'announcements' },
    ],
    ['of an order without its fund', risksPaths.confirmingOrder, { from }],
    ['with an empty kind of information', privacyPaths.infoDetail, { infoId: '' }],
    ['with an empty URL of a document', staticPaths.static, { url: '' }],
    ['with too long a title', staticPaths.static, { url: '/a.pdf', title: '书'.repeat(81) }],
    ['with a depth that is not a number', testBridgePaths.pushWindow, { depth: 'x' }],
    ['with an unknown view', testBridgePaths.testHome, { view: 'x' }],
  ])('if it is one %s', (_, { fields }, given) => {
    expect(v.is<v.GenericSchema>(fields, given)).toBe(false)
  })
})

test('drops fields that the path does not declare, and fills in defaults for absent ones', () => {
  expect(v.parse(assetPaths.holdList.fields, { utm: '1' })).toEqual({})
  expect(v.parse(testBridgePaths.testHome.fields, {})).toEqual({ view: 'methods' })
  expect(v.parse(testBridgePaths.pushWindow.fields, {})).toEqual({ depth: '1' })
})

test('accepts every promoted stage and every type of fund', () => {
  const { stage, type } = fundPortalPaths.performance.fields.entries
  expect(stage.wrapped.options).toEqual(PROMOTED_STAGES)
  expect(type.wrapped.options).toEqual(FUND_TYPE_CODES)
})

test('accepts every figure of a list', () => {
  expect(rankListPaths.rankDetail.fields.entries.sort.wrapped.options).toEqual(FIGURE_KEYS)
})

describe('types', () => {
  test('let a link without required fields be made without arguments', () => {
    expectTypeOf(homePaths.home.to).toBeCallableWith()
    expectTypeOf(fundPortalPaths.performance.to).toBeCallableWith()
    expectTypeOf(testBridgePaths.testHome.to).toBeCallableWith()
    expectTypeOf(dealPaths.addBank.to)
      .parameter(0)
      .toEqualTypeOf<{ from?: string | undefined } | undefined>()
  })

  test('demand the fields that a path requires, and refuse all others', () => {
    expectTypeOf(dealPaths.purchase.to).toBeCallableWith({ fundCode })
    expectTypeOf(dealPaths.dealResult.to).parameters.toEqualTypeOf<
      [given: { type: DealType; applyNo: string; fundCode: string }]
    >()
    const wrong = [
      // @ts-expect-error There is no purchase without a fund.
      () => dealPaths.purchase.to(),
      // @ts-expect-error Nor with everything but the fund.
      () => dealPaths.purchase.to({ amount: '1' }),
      // @ts-expect-error The parameter is missing.
      () => dealPaths.dealResult.to({ applyNo, fundCode }),
      // @ts-expect-error There is no such kind of order.
      () => dealPaths.dealResult.to({ type: 'gift', applyNo, fundCode }),
      // @ts-expect-error The home page takes nothing.
      () => homePaths.home.to({ fundCode }),
    ]
    expect(wrong).toHaveLength(5)
  })

  test('give a screen the parsed fields of its path', () => {
    expectTypeOf<PathInput<typeof testBridgePaths.testHome>>().toEqualTypeOf<{
      readonly view: 'methods' | 'trace'
    }>()
    const row = { path: dealPaths.transformList, title: '选择', needs: [] } as const
    const Held: Screen<{ readonly fundCode: string }> = () => null
    const Month: Screen<{ readonly month: string }> = () => null
    screen({ ...row, load: async () => ({ default: Held }) })
    // @ts-expect-error The address carries no month.
    screen({ ...row, load: async () => ({ default: Month }) })
  })
})
