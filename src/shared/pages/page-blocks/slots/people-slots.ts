import { brandFunds } from '#domain/brand-funds.ts'
import { brand } from '#domain/brand.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

export const managerLounge: PuckDocument = page(
  '基金经理会客厅',
  [
    block('Hero', 'hero', {
      picture: scene('city'),
      alt: '傍晚的城市天际线',
      title: '听管理基金的人怎么说',
      height: 150,
    }),
    block('Notice', 'notice', { text: '观点只代表发言时的判断，不构成投资建议', closable: true }),
  ],
  { riskLine: 'opinion' },
)

export const expertHome: PuckDocument = page(
  '理财达人',
  [
    block('Hero', 'hero', {
      picture: scene('leaves'),
      alt: '阳光下的叶子',
      title: '持有的人，说持有的事',
      height: 150,
    }),
    block('Steps', 'steps', {
      items: [
        { title: '实名并持有满一年', text: '达人由持有人自愿申请，公司审核' },
        { title: '不荐基，不收费', text: '达人不得推荐买卖，不得收取报酬' },
        { title: '看到不妥可以举报', text: '每条内容都可以举报，结果会告诉您' },
      ],
    }),
  ],
  { riskLine: 'opinion' },
)

export const people: PuckDocument = page('我们的人', [
  block('Hero', 'hero', {
    picture: scene('hills'),
    alt: '晨光里的山丘与一条小路',
    title: '在这里工作的人',
    text: '投研、风控、交易、客服与科技',
    height: 150,
  }),
])

export const together: PuckDocument = page(
  '投资陪伴',
  [
    block('Notice', 'notice', {
      text: '市场有起伏，先看看这个月要做什么',
      action: leadsTo(fundPortalPaths.valuation.to()),
    }),
    block('Figures', 'figures', {
      items: [
        { label: `${brand.walletName}七日年化`, source: 'walletYield' },
        { label: `${brand.walletName}万份收益`, source: 'walletIncome' },
        { label: '稳健纯债净值', source: 'fundNav', code: brandFunds.calm },
      ],
    }),
  ],
  { riskLine: 'fund' },
)

export const circleHome: PuckDocument = page(
  '圈子',
  [
    block('Hero', 'hero', {
      picture: scene('leaves'),
      alt: '阳光下的叶子',
      title: '同一个主题，一起看',
      height: 140,
    }),
  ],
  { riskLine: 'opinion' },
)

export const medicine: PuckDocument = page(
  '医药圈',
  [
    block('Notice', 'notice', {
      text: '医药行业波动较大，内容仅供了解行业',
      tone: 'warning',
    }),
  ],
  { riskLine: 'opinion' },
)
