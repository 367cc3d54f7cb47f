import { brand } from '#domain/brand.ts'
import { searchForm } from '#domain/text/search-form.ts'
import { assetPaths } from '#paths/asset.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { coursePaths } from '#paths/course.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { remittancePaths } from '#paths/remittance.ts'
import { risksPaths } from '#paths/risks.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vpPaths } from '#paths/vp.ts'

/** A screen that the search finds by what it is for. */
export interface AppFunction {
  readonly title: string
  readonly note: string
  readonly to: string
  /** What people call it, besides its title. */
  readonly words: readonly string[]
}

const FUNCTIONS: readonly AppFunction[] = [
  {
    title: '新建定投',
    note: '选一只基金，按周或按月自动买入',
    to: fundPortalPaths.directFundList.to(),
    words: ['定投', '定期定额', '定期投资', '自动买入'],
  },
  {
    title: '我的定投',
    note: '下次扣款、暂停和修改',
    to: directInvestPaths.directInvestManage.to(),
    words: ['定投', '扣款'],
  },
  {
    title: '基金排行',
    note: '按区间收益、类型和公司查看',
    to: fundPortalPaths.performance.to(),
    words: ['排行', '排名', '排行榜', '业绩', '收益排名'],
  },
  {
    title: '自选基金',
    note: '关注的基金、分组、备注和净值提醒',
    to: fundPortalPaths.allFundList.to({ scope: 'watch' }),
    words: ['自选', '关注', '收藏', '提醒', '对比'],
  },
  {
    title: '榜单',
    note: '长期业绩、回撤、波动、费率',
    to: rankListPaths.allRankList.to(),
    words: ['榜单', '回撤', '波动', '费率'],
  },
  {
    title: '快速选基',
    note: '按类型、回撤、费用等条件筛选',
    to: easySelectFundPaths.easySelectHome.to(),
    words: ['选基', '选基金', '筛选', '条件'],
  },
  {
    title: '公司选基',
    note: '先看基金公司，再看它的基金',
    to: companySelectFundPaths.companySelectFundHome.to(),
    words: ['公司', '基金公司'],
  },
  {
    title: '固收+',
    note: '债券打底，加一点股票，分三档',
    to: fixedPlusPaths.fixedPlusHome.to(),
    words: ['固收', '偏债'],
  },
  {
    title: '亮点基金',
    note: '低波红利、费率一折、成立十年等',
    to: brightSpotFundsPaths.fundList.to(),
    words: ['亮点', '持有期'],
  },
  {
    title: '主动权益基金',
    note: '按风格和主题查看',
    to: initiativePaths.initiativeFundList.to(),
    words: ['主动权益'],
  },
  {
    title: '大额存入',
    note: `从任何银行转账到${brand.walletName}`,
    to: remittancePaths.largeRemittance.to(),
    words: ['大额', '转账', '汇款', '大额充值'],
  },
  {
    title: brand.walletName,
    note: '存入和取出',
    to: assetPaths.holdYuEBao.to(),
    words: ['存入', '取出', '提现', '充值', '活期'],
  },
  {
    title: '净值与指数估值',
    note: '每日净值，指数贵不贵',
    to: fundPortalPaths.valuation.to(),
    words: ['估值', '净值', '指数估值'],
  },
  {
    title: '基金频道',
    note: '榜单、估值、按需选基',
    to: fundDetailPaths.home.to(),
    words: ['选基', '选基金', '热门'],
  },
  {
    title: '交易记录',
    note: '订单、进度和撤单',
    to: transactionPaths.transactionMain.to(),
    words: ['交易', '订单', '撤单', '记录'],
  },
  {
    title: '月报',
    note: '一个月的资产与收益',
    to: monthlyReportPaths.monthlyReportHome.to(),
    words: ['报告', '账单', '月度报告'],
  },
  {
    title: '风险测评',
    note: '测评结果与有效期',
    to: risksPaths.assessment.to(),
    words: ['测评', '风险等级', '风险承受'],
  },
  {
    title: '个人养老金',
    note: '开立、授权和绑定资金账户',
    to: taxDelayPaths.taxDelayHome.to(),
    words: ['养老', '养老金', '税延'],
  },
  {
    title: '我的',
    note: '银行卡、手机号、交易密码和设置',
    to: myCenterPaths.centerHome.to(),
    words: ['银行卡', '换卡', '绑卡', '手机号', '密码', '交易密码', '设置', '客服', '金币', '开户'],
  },
  {
    title: '观点',
    note: '文章、问答和讨论',
    to: vpPaths.home.to(),
    words: ['文章', '问答', '讨论', '资讯'],
  },
  {
    title: '大师课',
    note: '课程与测验',
    to: coursePaths.courseHome.to(),
    words: ['课程', '学习', '投教'],
  },
]

/** Shorter words are in the names of too many funds. */
const LEAST = 2

/** The words of each function as a search compares them; made at the first search. */
let formed: readonly { readonly found: AppFunction; readonly forms: readonly string[] }[] | null =
  null

const formedFunctions = () =>
  (formed ??= FUNCTIONS.map((found) => ({
    found,
    forms: [found.title, ...found.words].map((word) => searchForm(word)),
  })))

/** The functions that a keyword names, by a word of theirs or its beginning; a few at most. */
export function functionsFor(keyword: string): readonly AppFunction[] {
  const wanted = searchForm(keyword.trim())
  if (wanted.length < LEAST) return []
  return formedFunctions()
    .filter(({ forms }) => forms.some((form) => form.startsWith(wanted)))
    .map(({ found }) => found)
}
