import { brand } from '#domain/brand.ts'
import { assetPaths } from '#paths/asset.ts'
import { coursePaths } from '#paths/course.ts'
import { customizedPaths } from '#paths/customized.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { remittancePaths } from '#paths/remittance.ts'
import type { AppFunction } from './app-function.ts'

/** The functions of `functions-table.ts` that home's first frame shows; the rest comes later. */
export const FIRST_FUNCTIONS = {
  boards: {
    name: '榜单',
    note: '长期业绩、回撤、波动、费率',
    icon: 'board',
    href: rankListPaths.allRankList.to(),
    words: ['回撤', '波动', '费率'],
  },
  valuations: {
    name: '指数估值',
    note: '每日净值，指数贵不贵',
    icon: 'gauge',
    href: fundPortalPaths.valuation.to({ view: 'index' }),
    words: ['估值', '净值'],
  },
  newPlan: {
    name: '新建定投',
    short: '可定投',
    note: '选一只基金，按周或按月自动买入',
    icon: 'clock',
    href: fundPortalPaths.directFundList.to({}),
    words: ['定投', '定期定额', '定期投资', '自动买入', '可定投'],
  },
  plans: {
    name: '我的定投',
    short: '定投',
    note: '下次扣款、暂停和修改',
    icon: 'clock',
    href: directInvestPaths.directInvestManage.to({}),
    words: ['定投', '扣款'],
  },
  watched: {
    name: '自选基金',
    short: '自选',
    note: '关注的基金、分组、备注和净值提醒',
    icon: 'star',
    href: fundPortalPaths.allFundList.to({ scope: 'watch' }),
    words: ['自选', '关注', '收藏', '提醒', '对比'],
  },
  remittance: {
    name: '大额存入',
    note: `从任何银行转账到${brand.walletName}`,
    icon: 'bank',
    href: remittancePaths.largeRemittance.to(),
    words: ['大额', '转账', '汇款', '大额充值'],
  },
  courses: {
    name: '大师课',
    short: '课程',
    note: '课程与测验',
    icon: 'course',
    href: coursePaths.courseHome.to({}),
    words: ['课程', '学习', '投教'],
  },
  monthlyReport: {
    name: '月报',
    note: '一个月的资产与收益',
    icon: 'report',
    href: monthlyReportPaths.monthlyReportHome.to({}),
    words: ['报告', '账单', '月度报告'],
  },
  allFunds: {
    name: '全部基金',
    short: '找基金',
    note: '按名称、类型和状态查看',
    icon: 'search',
    href: fundPortalPaths.allFundList.to({}),
    words: ['找基金', '基金列表'],
  },
  customized: {
    name: '按需选基',
    note: '按期限和波动给出的基金',
    icon: 'list',
    href: customizedPaths.customizedPage.to(),
    words: ['选基', '选基金'],
  },
  wallet: {
    name: brand.walletName,
    note: '存入和取出',
    icon: 'wallet',
    href: assetPaths.holdYuEBao.to(),
    words: ['存入', '取出', '提现', '充值', '活期'],
  },
} as const satisfies Readonly<Record<string, AppFunction>>

type FirstFunction = keyof typeof FIRST_FUNCTIONS

/** The first seven of a user with an account; the eighth opens everything. */
export const USERS_SHORTCUTS: readonly FirstFunction[] = [
  'boards',
  'valuations',
  'plans',
  'watched',
  'remittance',
  'courses',
  'monthlyReport',
]

/** The same of a visitor: what can be looked at without an account. */
export const VISITORS_SHORTCUTS: readonly FirstFunction[] = [
  'boards',
  'valuations',
  'allFunds',
  'customized',
  'newPlan',
  'wallet',
  'courses',
]
