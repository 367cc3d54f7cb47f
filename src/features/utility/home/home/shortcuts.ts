import { brand } from '#domain/brand.ts'
import { MAIN_FUND, WALLET_FUND } from '#domain/order/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { circlePaths } from '#paths/circle.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { coursePaths } from '#paths/course.ts'
import { customizedPaths } from '#paths/customized.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { remittancePaths } from '#paths/remittance.ts'
import { risksPaths } from '#paths/risks.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { togetherPaths } from '#paths/together.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ShortcutIcon } from './ShortcutPicture.tsx'

export interface Shortcut {
  readonly name: string
  readonly icon: ShortcutIcon
  readonly href: string
}

/** One of four groups of everything that there is. */
export interface Group {
  readonly title: string
  readonly items: readonly Omit<Shortcut, 'icon'>[]
}

const fund = (fundCode: string) => fundDetailPaths.fundDetailSingle.to({ fundCode })

const BOARDS: Shortcut = { name: '榜单', icon: 'board', href: rankListPaths.allRankList.to() }
const VALUATIONS: Shortcut = {
  name: '指数估值',
  icon: 'gauge',
  href: fundPortalPaths.valuation.to({ view: 'index' }),
}

/** The first seven of a user with an account; the eighth opens everything. */
export const USERS_SHORTCUTS: readonly Shortcut[] = [
  BOARDS,
  VALUATIONS,
  { name: '定投', icon: 'clock', href: directInvestPaths.directInvestManage.to({}) },
  { name: brand.walletName, icon: 'wallet', href: assetPaths.holdYuEBao.to() },
  { name: '大额存入', icon: 'bank', href: remittancePaths.largeRemittance.to() },
  { name: '交易记录', icon: 'list', href: transactionPaths.transactionMain.to({}) },
  { name: '月报', icon: 'report', href: monthlyReportPaths.monthlyReportHome.to({}) },
]

/** The same of a visitor: what can be looked at without an account. */
export const VISITORS_SHORTCUTS: readonly Shortcut[] = [
  BOARDS,
  VALUATIONS,
  { name: '找基金', icon: 'search', href: fundPortalPaths.allFundList.to({}) },
  { name: '按需选基', icon: 'list', href: customizedPaths.customizedPage.to() },
  { name: '可定投', icon: 'clock', href: fundPortalPaths.directFundList.to({}) },
  { name: brand.walletName, icon: 'wallet', href: fund(WALLET_FUND) },
  { name: '大师课', icon: 'course', href: coursePaths.courseHome.to({}) },
]

/** Everything, in four groups; each of these screens says itself who may use it. */
export const GROUPS: readonly Group[] = [
  {
    title: '选基金',
    items: [
      { name: '榜单', href: rankListPaths.allRankList.to() },
      { name: '基金排行', href: fundPortalPaths.performance.to({}) },
      { name: '主动权益', href: initiativePaths.initiativePrefecture.to() },
      { name: '全部基金', href: fundPortalPaths.allFundList.to({}) },
      { name: '指数估值', href: fundPortalPaths.valuation.to({ view: 'index' }) },
      { name: '按需选基', href: customizedPaths.customizedPage.to() },
      { name: '快速选基', href: easySelectFundPaths.easySelectHome.to() },
      { name: '公司选基', href: companySelectFundPaths.companySelectFundHome.to() },
      { name: '上海金', href: shangHaiGoldPaths.shangHaiGoldHome.to() },
      { name: '固收+', href: fixedPlusPaths.fixedPlusHome.to() },
      { name: '亮点基金', href: brightSpotFundsPaths.fundList.to() },
      { name: '可定投的基金', href: fundPortalPaths.directFundList.to({}) },
      { name: '基金经理会客厅', href: fundManagerPaths.home.to() },
    ],
  },
  {
    title: '交易与资产',
    items: [
      { name: '买入', href: fundPortalPaths.buyFundList.to({}) },
      { name: '定投', href: directInvestPaths.directInvestManage.to({}) },
      { name: brand.walletName, href: assetPaths.holdYuEBao.to() },
      { name: brand.mainFundName, href: fund(MAIN_FUND) },
      { name: '大额存入', href: remittancePaths.largeRemittance.to() },
      { name: '交易记录', href: transactionPaths.transactionMain.to({}) },
      { name: '月报', href: monthlyReportPaths.monthlyReportHome.to({}) },
    ],
  },
  {
    title: '读与学',
    items: [
      { name: '观点', href: vpPaths.home.to({}) },
      { name: '大师课', href: coursePaths.courseHome.to({}) },
      { name: '圈子', href: circlePaths.circleHome.to({}) },
      { name: '理财达人', href: financialExpertPaths.financialExpertHome.to() },
      { name: brand.peopleName, href: thPeoplePaths.thPeopleHome.to() },
      { name: '投资陪伴', href: togetherPaths.togetherHome.to() },
    ],
  },
  {
    title: '账户',
    items: [
      { name: '我的', href: myCenterPaths.centerHome.to() },
      { name: '风险测评', href: risksPaths.risks.to({}) },
      { name: '养老金开户', href: icbcPaths.openAccount.to({}) },
    ],
  },
]
