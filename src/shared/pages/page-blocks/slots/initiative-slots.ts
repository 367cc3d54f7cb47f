import { brandFunds } from '#domain/brand-funds.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

type Style = 'growth' | 'value' | 'balanced' | 'sector'

const styled = (style: Style, label: string, text: string, codes: readonly string[]) => ({
  label,
  content: [
    block('Notice', `${style}-what`, { text, closable: false }),
    block('FundList', `${style}-funds`, {
      title: `${label}风格`,
      codes,
      stage: '3y',
      rows: Math.max(3, codes.length),
    }),
    block('Buttons', `${style}-all`, {
      items: [
        {
          label: `全部${label}基金`,
          action: leadsTo(initiativePaths.initiativeFundList.to({ style })),
        },
      ],
    }),
  ],
})

/** Active equity: what it means, four styles, its people and what they say. */
export const initiative: PuckDocument = page(
  '主动权益',
  [
    block('Hero', 'hero', {
      picture: scene('city'),
      alt: '傍晚的城市天际线',
      title: '由人来选的基金',
      text: '看风格，看人，看三年',
      height: 150,
    }),
    block('Steps', 'what', {
      items: [
        { title: '主动是什么', text: '基金经理在合同范围内自己选择股票，不跟踪指数' },
        { title: '怎么看得失', text: '和业绩比较基准比三年，并看同期最大回撤' },
        { title: '为谁不合适', text: '三年内要用的钱，和受不了两成以上下跌的人' },
      ],
    }),
    block('Tabs', 'styles', {
      tabs: [
        styled(
          'growth',
          '成长',
          '买增长快的公司，价格常常不便宜，起落更大',
          brandFunds.styles.growth,
        ),
        styled('value', '价值', '买价格低于估算价值的公司，可能要等很久', brandFunds.styles.value),
        styled('balanced', '均衡', '行业和风格分散，少押单一方向', brandFunds.styles.balanced),
        styled(
          'sector',
          '行业',
          '只投一类行业，起落随行业，分散程度最低',
          brandFunds.styles.sector,
        ),
      ],
    }),
    block('Person', 'manager', { personId: 'm-lin', line: '消费与医药的长期成长' }),
    block('Articles', 'opinions', { title: '他们怎么说', source: 'person', personId: 'm-lin' }),
    block('Buttons', 'all', {
      items: [
        { label: '全部主动权益基金', action: leadsTo(initiativePaths.initiativeFundList.to()) },
      ],
    }),
  ],
  { riskLine: 'fund', shareTitle: '主动权益：看风格，看人，看三年' },
)
