import { brandFunds } from '#domain/brand-funds.ts'
import { brand } from '#domain/brand.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { customizedPaths } from '#paths/customized.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

/** The head of the fund home. */
export const fundHome: PuckDocument = page(
  '基金',
  [
    block('Hero', 'hero', {
      picture: scene('hills'),
      alt: '晨光里的山丘与一条小路',
      title: '慢慢走，看得远',
      text: '从公开的数字开始挑一只基金',
      height: 160,
    }),
    block('Shortcuts', 'shortcuts', {
      items: [
        { icon: 'chart', label: '榜单', action: leadsTo(rankListPaths.allRankList.to()) },
        {
          icon: 'gauge',
          label: '指数估值',
          action: leadsTo(fundPortalPaths.valuation.to({ view: 'index' })),
        },
        {
          icon: 'wallet',
          label: '公司选基',
          action: leadsTo(companySelectFundPaths.companySelectFundHome.to()),
        },
        {
          icon: 'list',
          label: '快速选基',
          action: leadsTo(easySelectFundPaths.easySelectHome.to()),
        },
        { icon: 'list', label: '按需选基', action: leadsTo(customizedPaths.customizedPage.to()) },
        { icon: 'search', label: '找基金', action: leadsTo(fundPortalPaths.allFundList.to()) },
        { icon: 'info', label: '亮点基金', action: leadsTo(brightSpotFundsPaths.fundList.to()) },
        {
          icon: 'chart',
          label: '主动权益',
          action: leadsTo(initiativePaths.initiativePrefecture.to()),
        },
        { icon: 'gauge', label: '固收+', action: leadsTo(fixedPlusPaths.fixedPlusHome.to()) },
        {
          icon: 'clock',
          label: '定投',
          action: leadsTo(directInvestPaths.directInvestManage.to()),
        },
      ],
    }),
    block('Figures', 'figures', {
      items: [
        { label: `${brand.walletName}七日年化`, source: 'walletYield' },
        { label: `${brand.walletName}万份收益`, source: 'walletIncome' },
      ],
    }),
    block('FundList', 'bonds', {
      title: '债券基金',
      codes: brandFunds.bonds,
      stage: '1y',
      rows: 3,
    }),
    block('FundList', 'equity', {
      title: '主动权益',
      codes: brandFunds.equity,
      stage: '3y',
      rows: 4,
    }),
    block('Articles', 'articles', { title: '读一读', source: 'tag', tag: '新手', rows: 3 }),
    block('Person', 'manager', { personId: 'm-lin', line: '消费与医药的长期成长' }),
  ],
  { riskLine: 'fund' },
)

const { growth, bonds, global } = brandFunds.boutique

/** The reason why each of the chosen funds, in one sentence. */
const BOUTIQUE = {
  [growth]: { title: '成长混合', line: '十年如一的成长选股框架', range: '5y' },
  [bonds]: { title: '稳健纯债', line: '只投债券，不参与股票', range: '3y' },
  [global]: { title: '全球配置', line: '把一部分放到海外市场', range: '3y' },
} as const
export type BoutiqueCode = keyof typeof BOUTIQUE
export const BOUTIQUE_CODES = [growth, bonds, global] as const satisfies BoutiqueCode[]

/** The part between the fixed head of a chosen fund and its fixed record. */
export function boutique(code: BoutiqueCode): PuckDocument {
  const { title, line, range } = BOUTIQUE[code]
  return page(
    title,
    [
      block('Hero', 'hero', {
        picture: scene('river'),
        alt: '缓缓流动的河',
        title: line,
        height: 140,
      }),
      block('Chart', 'chart', { title: '走势与业绩比较基准', codes: [code], range }),
      block('Steps', 'steps', {
        items: [
          { title: '看清它投什么', text: '基金档案里有最新一期的持仓与费率' },
          { title: '看清风险等级', text: '等级高于您的测评结果时不能买入' },
          { title: '再决定投多久', text: '想好这笔钱多久不用，再看波动' },
        ],
      }),
    ],
    { riskLine: 'fund' },
  )
}
