import { matchPath } from 'react-router-dom'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { isWayStep } from '#domain/navigation/way-back.ts'
import { FUND_TYPE_CODES } from '#domain/fund/fund-types.ts'
import { FIGURE_KEYS } from '#domain/fund/rule/figures.ts'
import { PROMOTED_STAGES } from '#domain/fund/publicity.ts'
import { screen, type Screen } from '#templates/screen.ts'
import { assetPaths } from './asset.ts'
import { authenticPaths } from './authentic.ts'
import { bindingPaths } from './binding.ts'
import { chargePaths } from './charge.ts'
import { cmbAddBankPaths } from './cmb-add-bank.ts'
import { cmbResultPaths } from './cmb-result.ts'
import { circlePaths } from './circle.ts'
import { coursePaths } from './course.ts'
import { financialExpertPaths } from './financial-expert.ts'
import { fundManagerPaths } from './fund-manager.ts'
import { thPeoplePaths } from './th-people.ts'
import { togetherPaths } from './together.ts'
import { codeTestPaths } from './code-test.ts'
import { customizedPaths } from './customized.ts'
import { dealPaths, type DealType } from './deal.ts'
import { directInvestPaths } from './direct-invest.ts'
import { downloadPaths } from './download.ts'
import { enrollPaths } from './enroll.ts'
import { errorPaths } from './error.ts'
import { fundDetailPaths } from './fund-detail.ts'
import { fundPortalPaths } from './fund-portal.ts'
import { goldStorePaths } from './pension/gold-store.ts'
import { homePaths } from './home.ts'
import { icbcPaths } from './icbc.ts'
import { initiativePaths } from './initiative.ts'
import { kitPaths } from './kit.ts'
import { messagesPaths } from './messages.ts'
import { monthlyReportPaths } from './monthly-report.ts'
import { myCenterPaths } from './my-center.ts'
import { outsidePaths } from './outside.ts'
import { pageBuilderPaths } from './page-builder.ts'
import { path, type PathInput } from './path.ts'
import { postPaths } from './post.ts'
import { privacyPaths } from './privacy.ts'
import { rankListPaths } from './rank-list.ts'
import { remittancePaths } from './remittance.ts'
import { risksPaths } from './risks.ts'
import { staticPaths } from './static.ts'
import { pensionZonePaths } from './pension/pension-zone.ts'
import { snowCalculatorPaths } from './pension/snow-calculator.ts'
import { taxDelayPaths } from './pension/tax-delay.ts'
import { testBridgePaths } from './test-bridge.ts'
import { transactionPaths } from './transaction.ts'
import { wxInviteFriendPaths } from './activities/wx-invite-friend.ts'
import { vpPaths } from './vp.ts'

interface Declared<G> {
  readonly pattern: string
  readonly fields: v.GenericSchema
  readonly to: (given: G) => string
}

/** A path with fields that fit. */
const sample = <const G extends object>({ pattern, fields, to }: Declared<G>, given: G) => ({
  pattern,
  fields,
  given,
  url: to(given),
})

const fundCode = '980301'
const applyNo = '202501020000000001'
const from = '/deal/nonMontyPurchase?fundCode=980301'
const day = '20250102'
const order = {
  fundCode,
  isCheckedPre: '1',
  cfmTime: '20250102093000',
  amount: '1000.50',
  bankSerial: 'B 1',
  channelId: '01',
}
const filters = {
  stage: '6m',
  type: '2',
  risk: '5',
  letter: 'H',
  order: 'up',
  words: '禾岸',
} as const

const SAMPLES = [
  sample(homePaths.home, {}),
  sample(dealPaths.purchase, order),
  sample(dealPaths.deposit, order),
  sample(dealPaths.redeem, {
    fundCode,
    bankSerial: 'B1',
    tab: 'convert',
    targetFundCode: '980303',
  }),
  sample(dealPaths.withdraw, { fundCode, bankSerial: 'B1', tab: 'quick' }),
  sample(dealPaths.dealResult, { type: 'convert', applyNo, fundCode }),
  sample(dealPaths.addBank, { from }),
  sample(dealPaths.transformList, { fundCode, bankSerial: 'B1' }),
  sample(assetPaths.holdList, {}),
  sample(assetPaths.singleHold, { fundCode }),
  sample(assetPaths.holdYuEBao, { fundCode }),
  sample(assetPaths.sumDetail, { month: '202502' }),
  sample(assetPaths.channelHold, {}),
  sample(assetPaths.singleDetail, { fundCode }),
  sample(assetPaths.shareDetail, { fundCode }),
  sample(assetPaths.smartSubscribeList, {}),
  sample(assetPaths.clearanceRecord, {}),
  sample(transactionPaths.transactionMain, { kind: 'redeem', state: 'underWay' }),
  sample(transactionPaths.transactionSingle, { fundCode, kind: 'plan', state: 'done' }),
  sample(transactionPaths.transactionDetail, { applyNo }),
  sample(chargePaths.serviceCharge, { fundCode }),
  sample(chargePaths.shiftRule, { fundCode }),
  sample(remittancePaths.largeRemittance, {}),
  sample(customizedPaths.customizedPage, {}),
  sample(cmbResultPaths.cmbResult, { cmbFinish: '1', signNo: 'B20260101', extStr: '{"a":"b&c"}' }),
  sample(fundPortalPaths.performance, filters),
  sample(fundPortalPaths.valuation, { view: 'index' }),
  sample(fundPortalPaths.allFundList, filters),
  sample(fundPortalPaths.buyFundList, filters),
  sample(fundPortalPaths.directFundList, filters),
  sample(fundPortalPaths.stopWinFundList, filters),
  sample(rankListPaths.allRankList, {}),
  sample(rankListPaths.rankDetail, { ruleId: 'calm-bond', stage: '3y', type: '3', order: 'up' }),
  sample(initiativePaths.initiativePrefecture, {}),
  sample(initiativePaths.initiativeFundList, { style: 'value', theme: '红利', order: 'excess' }),
  sample(fundDetailPaths.fundDetailSingle, { fundCode }),
  sample(fundDetailPaths.fundTradeRule, { fundCode }),
  sample(fundDetailPaths.fundValueHistory, { fundCode, range: '1y', only: 'dividend' }),
  sample(fundDetailPaths.fundNetWorth, { fundCode, range: 'all' }),
  sample(fundDetailPaths.fundPerformanceHistory, { fundCode }),
  sample(fundDetailPaths.fundDetailArchives, { fundCode }),
  sample(fundDetailPaths.fundDetailAchievement, { fundCode }),
  sample(fundDetailPaths.historicalWorth, { fundCode, range: '1m', from: day, to: '20250301' }),
  sample(fundDetailPaths.fundFiles, { fundCode, tab: 'standing', kind: 'report' }),
  sample(fundDetailPaths.fundScale, { fundCode }),
  sample(vpPaths.home, { channel: 'question' }),
  sample(vpPaths.articleDetail, { itemId: 'a-1' }),
  sample(vpPaths.ideaDetail, { itemId: 'a-1' }),
  sample(vpPaths.discussDetail, { itemId: 'a-1' }),
  sample(vpPaths.vpDiscuss, { itemId: 'a-1', commentId: 'c-1' }),
  sample(vpPaths.vpDiscussionHome, { topicId: 't-1', sort: 'mine' }),
  sample(vpPaths.vpQuestionHome, { state: 'waiting', fundCode }),
  sample(vpPaths.vpProblem, { questionId: 'q-1', write: '1', fundCode }),
  sample(vpPaths.vpResponse, { answerId: 'r-1', questionId: 'q-1', write: '1' }),
  sample(vpPaths.topicDetail, { topicId: 't-1', mergedFrom: 't-2' }),
  sample(vpPaths.personalHome, { personId: 'me', tab: 'posts' }),
  sample(vpPaths.managerContent, { fmUid: 'FM_1', kind: 'article' }),
  sample(vpPaths.information, { date: day }),
  sample(vpPaths.special, { specialId: 's-1' }),
  sample(vpPaths.tagAggregation, { tag: '债券' }),
  sample(circlePaths.circleHome, { circle: 'tech' }),
  sample(circlePaths.medicineHome, { tab: 'tool' }),
  sample(circlePaths.consult, { circle: 'tech', tag: '政策', date: day }),
  sample(circlePaths.consultDetail, { itemId: 'a-1' }),
  sample(circlePaths.dryCargo, { circle: 'tech', level: 'basic' }),
  sample(circlePaths.dryCargoDetail, { itemId: 'a-1', chapter: '3' }),
  sample(circlePaths.tool, { month: '202603', stage: 'phase3', area: '肿瘤' }),
  sample(circlePaths.stocks, { circle: 'tech', sort: 'share' }),
  sample(fundManagerPaths.home, {}),
  sample(coursePaths.courseHome, { courseId: 'k-1', lessonId: 'l-1' }),
  sample(financialExpertPaths.financialExpertHome, {}),
  sample(financialExpertPaths.financialExpertPersonal, { personId: 'p-1' }),
  sample(financialExpertPaths.awardRecord, {}),
  sample(thPeoplePaths.thPeopleHome, { personId: 'p-1' }),
  sample(togetherPaths.togetherHome, {}),
  sample(fundDetailPaths.home, {}),
  sample(fundDetailPaths.fundDetailBoutique, { fundCode }),
  sample(fundDetailPaths.fundDetailViews, { fundCode }),
  sample(fundDetailPaths.fundViewPointList, { fundCode, kind: 'report' }),
  sample(fundDetailPaths.fundConsults, { fundCode }),
  sample(fundDetailPaths.fundManagerArea, { fmUid: 'FM_1', fundCode }),
  sample(risksPaths.risks, { from }),
  sample(risksPaths.assessment, { from }),
  sample(risksPaths.assessResult, { from }),
  sample(risksPaths.onlyShowAssessResult, {}),
  sample(risksPaths.riskExplain, {}),
  sample(risksPaths.confirmingOrder, { fundCode, from }),
  sample(privacyPaths.infoList, {}),
  sample(privacyPaths.infoDetail, { infoId: 'cards' }),
  sample(goldStorePaths.goldVaryRecords, {}),
  sample(postPaths.post, { ticket: 'ticket-1' }),
  sample(staticPaths.static, { url: '/a.pdf', title: '基金合同', ann: '1', isShowDownload: '0' }),
  sample(codeTestPaths.codeTest, { view: 'read' }),
  sample(kitPaths.kit, {}),
  sample(testBridgePaths.testHome, { view: 'trace' }),
  sample(testBridgePaths.bar, {}),
  sample(testBridgePaths.pushWindow, { depth: '2' }),
  sample(testBridgePaths.biz, {}),
  sample(testBridgePaths.event, {}),
  sample(testBridgePaths.getLink, {}),
  sample(testBridgePaths.testTrack, {}),
  sample(testBridgePaths.testStorage, {}),
  sample(testBridgePaths.testShare, {}),
  sample(authenticPaths.authentic, { mode: 'activate', from }),
  sample(authenticPaths.verifyInformation, { step: '1', mode: 'document', from }),
  sample(authenticPaths.replenishInformation, { from }),
  sample(authenticPaths.authBank, { from }),
  sample(authenticPaths.supportBank, { from }),
  sample(authenticPaths.bindPassword, { step: '2', from }),
  sample(authenticPaths.authenticSuccess, { from }),
  sample(bindingPaths.binding, { from }),
  sample(bindingPaths.accountBinding, { step: '2', from }),
  sample(bindingPaths.bindingSuccess, { code: '4', from }),
  sample(bindingPaths.untieBinding, { type: '3', step: '1', bankSerial: 'B 1', from }),
  sample(bindingPaths.untieSuccess, { type: '4', requestNo: 'R1', from }),
  sample(bindingPaths.setBank, { from }),
  sample(bindingPaths.setPassword, { step: '1', mode: 'change', from }),
  sample(bindingPaths.setPasswordSuccess, { from }),
  sample(bindingPaths.bindPhone, { step: '1', from }),
  sample(enrollPaths.enroll, { from }),
  sample(enrollPaths.cellphoneEnroll, { step: '2', inviteCode: 'A1', from }),
  sample(enrollPaths.enrollProtocolList, { scene: 'enroll' }),
  sample(myCenterPaths.centerHome, {}),
  sample(myCenterPaths.security, {}),
  sample(myCenterPaths.complaints, {}),
  sample(myCenterPaths.complaintForm, { applyNo: 'A1B2C3D4E5F6A7B8', fundCode }),
  sample(myCenterPaths.complaint, { requestNo: 'A1B2C3D4E5F6A7B8' }),
  sample(myCenterPaths.personalTax, { part: 'crs', from }),
  sample(cmbAddBankPaths.cmbGuide, { purpose: 'open', from }),
  sample(cmbAddBankPaths.cmbTlAddBank, { from }),
  sample(cmbAddBankPaths.protocolList, { purpose: 'add', from }),
  sample(icbcPaths.openAccount, { bankId: '9001', from }),
  sample(icbcPaths.getAuth, { bankId: '9001', from }),
  sample(icbcPaths.bindCard, { from }),
  sample(icbcPaths.thBindCard, { bankId: '9001', from }),
  sample(icbcPaths.result, { signNo: 'P20260101', from }),
  sample(directInvestPaths.directInvestType, { fundCode }),
  sample(directInvestPaths.directInvestCashier, {
    fundCode,
    type: 'smart',
    planNo: 'P1',
    clone: '1',
    amount: '1000.50',
    cycle: 'monthly',
    cycleDay: '31',
  }),
  sample(directInvestPaths.result, { applyNo, act: 'create' }),
  sample(directInvestPaths.directInvestManage, { bankSerial: 'B1', status: 'abnormal' }),
  sample(directInvestPaths.directInvestCease, { planNo: 'P1' }),
  sample(directInvestPaths.detail, { planNo: 'P1' }),
  sample(directInvestPaths.keepInvestCashier, { activityId: 'K1', fundCode }),
  sample(directInvestPaths.keepInvestResult, { planNo: 'P1' }),
  sample(messagesPaths.messages, { kind: 'plan', open: 'A1B2C3D4E5F6A7B8' }),
  sample(messagesPaths.settings, {}),
  sample(monthlyReportPaths.monthlyReportHome, { month: '202502' }),
  sample(monthlyReportPaths.monthlyReportAssetsList, { month: '202502' }),
  sample(monthlyReportPaths.monthlyReportProfitList, { month: '202502' }),
  sample(taxDelayPaths.taxDelayHome, { from }),
  sample(taxDelayPaths.taxDelayIntroduce, {}),
  sample(taxDelayPaths.bind, { from }),
  sample(taxDelayPaths.bindResult, { from }),
  sample(pensionZonePaths.pensionTaxCalculator, {}),
  sample(pensionZonePaths.pensionTaxCalculatorResult, {}),
  sample(pensionZonePaths.pensionTaxNewCalculatorHome, {}),
  sample(pensionZonePaths.pensionTaxNewCalculatorWelcome, {}),
  sample(pensionZonePaths.pensionTaxNewCalculator, { step: '3' }),
  sample(pensionZonePaths.pensionTaxNewCalculatorResult, { by: 'quick' }),
  sample(snowCalculatorPaths.snowCalculator, {}),
  sample(snowCalculatorPaths.snowCalculatorResult, {}),
  sample(wxInviteFriendPaths.wxFinancialExplain, {}),
  sample(errorPaths.networkError, { from: '/asset/holdList' }),
  sample(errorPaths.error404, {}),
  sample(downloadPaths.download, { to: from }),
  sample(outsidePaths.jump, { kind: 'redirect', target: 'https://hean.example/a?b=1&c=2' }),
  sample(pageBuilderPaths.pageBuilder, { pageId: 'p-1', preview: 'x'.repeat(43), campaignId: 'c' }),
]

test('keeps the spelling of every pattern', () => {
  expect(SAMPLES.map(({ pattern }) => pattern)).toMatchInlineSnapshot(`
    [
      "/",
      "/deal/nonMontyPurchase",
      "/deal/montyPurchase",
      "/deal/nonMontyRedeem",
      "/deal/montyRedeem",
      "/deal/DealResult/:type",
      "/deal/addBank",
      "/deal/TransformList",
      "/asset/holdList",
      "/asset/singleHold",
      "/asset/holdYuEBao",
      "/asset/sumDetail",
      "/asset/channelHold",
      "/asset/singleDetail",
      "/asset/shareDetail",
      "/asset/SmartSubscribeList",
      "/asset/clearanceRecord",
      "/transaction/TransactionMain",
      "/transaction/TransactionSingle",
      "/transaction/TransactionDetail",
      "/charge/serviceCharge",
      "/charge/shiftRule",
      "/remittance/LargeRemittance",
      "/customized/CustomizedPage",
      "/cmbResult",
      "/fundPortal/performance",
      "/fundPortal/valuation",
      "/fundPortal/allFundList",
      "/fundPortal/buyFundList",
      "/fundPortal/directFundList",
      "/fundPortal/stopWinFundList",
      "/rankList/allRankList",
      "/rankList/rankDetail",
      "/initiative/initiativePrefecture",
      "/initiative/initiativeFundList",
      "/fund_detail/FundDetailSingle",
      "/fund_detail/FundTradeRule",
      "/fund_detail/FundValueHistory",
      "/fund_detail/FundNetWorth",
      "/fund_detail/FundPerformanceHistory",
      "/fund_detail/FundDetailArchives",
      "/fund_detail/FundDetailAchievement",
      "/fund_detail/HistoricalWorth",
      "/fund_detail/FundFiles",
      "/fund_detail/fundScale",
      "/vp/home",
      "/vp/articleDetail",
      "/vp/ideaDetail",
      "/vp/discussDetail",
      "/vp/vpDiscuss",
      "/vp/VpDiscussionHome",
      "/vp/VpQuestionHome",
      "/vp/VpProblem",
      "/vp/VpResponse",
      "/vp/topicDetail",
      "/vp/personalHome",
      "/vp/managerContent",
      "/vp/information",
      "/vp/special",
      "/vp/tagAggregation",
      "/circle/circleHome",
      "/circle/medicineHome",
      "/circle/consult",
      "/circle/consultDetail",
      "/circle/dryCargo",
      "/circle/dryCargoDetail",
      "/circle/tool",
      "/circle/stocks",
      "/fundManager/home",
      "/course/courseHome",
      "/financial_expert/financialExpertHome",
      "/financial_expert/financialExpertPersonal",
      "/financial_expert/awardRecord",
      "/thPeople/thPeopleHome",
      "/together/togetherHome",
      "/fund_detail/home",
      "/fund_detail/FundDetailBoutique",
      "/fund_detail/FundDetailViews",
      "/fund_detail/FundViewPointList",
      "/fund_detail/FundConsults",
      "/fund_detail/fundManagerArea",
      "/risks",
      "/risks/assessment",
      "/risks/assessResult",
      "/risks/onlyShowAssessResult",
      "/risks/riskExplain",
      "/risks/confirmingOrder",
      "/privacy/infoList",
      "/privacy/infoDetail",
      "/goldStore/goldVaryRecords",
      "/post",
      "/static",
      "/codeTest",
      "/kit",
      "/testBridge/home",
      "/testBridge/bar",
      "/testBridge/pushWindow",
      "/testBridge/biz",
      "/testBridge/event",
      "/testBridge/getLink",
      "/testBridge/testTrack",
      "/testBridge/testStorage",
      "/testBridge/testShare",
      "/authentic",
      "/authentic/verifyInformation/:step",
      "/authentic/replenishInformation",
      "/authentic/authBank",
      "/authentic/supportBank",
      "/authentic/bindPassword/:step",
      "/authentic/authenticSuccess",
      "/binding",
      "/binding/accountBinding/:step",
      "/binding/bindingSuccess/:code",
      "/binding/untieBinding/:type/:step",
      "/binding/untieSuccess",
      "/binding/setBank",
      "/binding/setPassword/:step",
      "/binding/setPasswordSuccess",
      "/binding/bindPhone/:step",
      "/enroll",
      "/enroll/cellphoneEnroll/:step",
      "/enroll/enrollProtocolList",
      "/myCenter/centerHome",
      "/myCenter/security",
      "/myCenter/complaints",
      "/myCenter/complaintForm",
      "/myCenter/complaint",
      "/myCenter/personalTax",
      "/cmbAddBank/cmbGuide",
      "/cmbAddBank/cmbTlAddBank",
      "/cmbAddBank/protocolList",
      "/icbc/openAccount",
      "/icbc/getAuth",
      "/icbc/bindCard",
      "/icbc/thBindCard",
      "/icbc/result",
      "/directInvest/directInvestType",
      "/directInvest/directInvestCashier",
      "/directInvest/result",
      "/directInvest/directInvestManage",
      "/directInvest/directInvestCease",
      "/directInvest/detail",
      "/directInvest/keepInvestCashier",
      "/directInvest/keepInvestResult",
      "/messages",
      "/messages/settings",
      "/monthlyReport/monthlyReportHome",
      "/monthlyReport/monthlyReportAssetsList",
      "/monthlyReport/monthlyReportProfitList",
      "/taxDelay/taxDelayHome",
      "/taxDelay/taxDelayIntroduce",
      "/taxDelay/bind",
      "/taxDelay/bindResult",
      "/pensionZone/pensionTaxCalculator",
      "/pensionZone/pensionTaxCalculatorResult",
      "/pensionZone/pensionTaxNewCalculatorHome",
      "/pensionZone/pensionTaxNewCalculatorWelcome",
      "/pensionZone/pensionTaxNewCalculator",
      "/pensionZone/pensionTaxNewCalculatorResult",
      "/snowCalculator/snowCalculator",
      "/snowCalculator/snowCalculatorResult",
      "/wxInviteFriend/wxFinancialExplain",
      "/error/networkError",
      "/error/error404",
      "/download",
      "/outside/jump",
      "/pageBuilder/PageBuilder",
    ]
  `)
})

test('every path that is declared has a sample', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.ts', { eager: true })
  const groups = Object.values(files).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, group]) => (name.endsWith('Paths') ? [group] : [])),
  )
  const group = v.record(v.string(), v.looseObject({ pattern: v.string() }))
  const declared = groups.flatMap((it) => Object.values(v.parse(group, it)))
  expect(declared.map(({ pattern }) => pattern).toSorted()).toEqual(
    SAMPLES.map(({ pattern }) => pattern).toSorted(),
  )
})

test('every path with a way back is a step, to which no way back leads', () => {
  // Of the others, `from` is a day in one and where a failed page was in another.
  const steps = SAMPLES.filter(({ given }) => 'from' in given && given.from === from)
  expect(steps.length).toBeGreaterThan(10)
  for (const { url } of steps) expect(isWayStep(url)).toBe(true)
})

/** What the router reads from an address. */
function readBack(pattern: string, url: string): object | null {
  const { pathname, searchParams } = new URL(url, 'https://app.invalid')
  const match = matchPath(pattern, pathname)
  return match && { ...Object.fromEntries(searchParams), ...match.params }
}

test.each(SAMPLES)('$url reads back as the fields that it was made from', (it) => {
  expect(v.parse(it.fields, readBack(it.pattern, it.url))).toEqual(it.given)
})

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
    ['of no tag', vpPaths.tagAggregation, { tag: '' }],
    ['of a lesson by a path', coursePaths.courseHome, { lessonId: '../x' }],
    ['of no page', pageBuilderPaths.pageBuilder, { pageId: '../x' }],
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
    ['with messages of no kind', messagesPaths.messages, { kind: 'other' }],
    ['with a message of another form', messagesPaths.messages, { open: '../risks' }],
    ['with a complaint of another form', myCenterPaths.complaint, { requestNo: 'x' }],
    ['with a report of month 13', monthlyReportPaths.monthlyReportHome, { month: '202613' }],
    ['with an unknown part of the tax information', myCenterPaths.personalTax, { part: 'x' }],
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
    ['with an unknown fund type', fundPortalPaths.allFundList, { type: '9' }],
    ['with a lower-case letter', fundPortalPaths.allFundList, { letter: 'h' }],
    ['with too long a search', fundPortalPaths.allFundList, { words: '基'.repeat(41) }],
    ['of a board without its rule', rankListPaths.rankDetail, {}],
    ['of a board with a hostile name', rankListPaths.rankDetail, { ruleId: '../all' }],
    ['sorted by purchases', rankListPaths.rankDetail, { ruleId: 'cash', sort: 'purchases' }],
    ['with an unknown style', initiativePaths.initiativeFundList, { style: 'hot' }],
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
  ])('%s', (_, { fields }, given) => {
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
