import { brandFunds } from '#domain/brand-funds.ts'
import { blockType } from '#domain/page/block-type.ts'
import { codes, list, words } from '#domain/page/list-fields.ts'
import {
  maybeCode,
  neededCode,
  neededSelect,
  note,
  number,
  select,
  text,
} from '#domain/page/value-fields.ts'

/** The ranges that blocks offer: none is shorter than a year. */
export const BLOCK_RANGES = ['1y', '3y', '5y'] as const

export const fundCard = blockType({
  type: 'FundCard',
  label: '基金卡片',
  risk: 'fund',
  fields: () => ({
    fundCode: neededCode('基金代码', 'fund'),
    reason: note('一句话理由', 30),
    stage: select('业绩区间', BLOCK_RANGES),
    tags: words('标签', 0, 3, /^.{1,8}$/u),
  }),
  defaults: { fundCode: brandFunds.example, stage: '1y' },
})

export const fundList = blockType({
  type: 'FundList',
  label: '基金列表',
  risk: 'fund',
  fields: () => ({
    title: note('标题', 20),
    ruleId: maybeCode('榜单编号（与基金代码二选一）', 'rule'),
    codes: codes('基金代码', 'fund', 0, 10),
    stage: select('业绩区间', BLOCK_RANGES),
    rows: number('行数', 3, 10, 5),
  }),
  rule: [
    ({ ruleId, codes: given }) => (ruleId === '') !== (given.length === 0),
    'codes: either a rule or at least one fund',
  ],
  defaults: { codes: [brandFunds.example, brandFunds.compared], stage: '1y', rows: 5 },
})

/** Those above a reader's class are not shown to that reader. */
export const fundStrip = blockType({
  type: 'FundStrip',
  label: '横向基金',
  risk: 'fund',
  fields: () => ({
    title: note('标题', 20),
    codes: codes('基金代码', 'fund', 2, 10),
    stage: select('业绩区间', BLOCK_RANGES),
  }),
  rule: [(props) => props.codes.length > 1, 'codes: at least two'],
  defaults: { codes: [brandFunds.example, brandFunds.compared], stage: '1y' },
})

/** The content of a figure, each with its day. */
export const FIGURE_SOURCES = [
  'walletYield',
  'walletIncome',
  'fundNav',
  'fundYield',
  'fundIncome',
  'indexPercentile',
  'indexPe',
] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

export const figures = blockType({
  type: 'Figures',
  label: '数据',
  risk: 'fund',
  fields: () => ({
    items: list('数据', 2, 4, {
      label: text('名称', 12),
      source: neededSelect('来源', FIGURE_SOURCES),
      code: note('基金或指数代码', 12),
    }),
  }),
  rule: [
    ({ items }) => items.every(({ source, code }) => source.startsWith('wallet') || code !== ''),
    'code: needed for a fund and an index',
  ],
  defaults: {
    items: [
      { label: '七日年化', source: 'walletYield' },
      { label: '万份收益', source: 'walletIncome' },
    ],
  },
})

/**
 * The loss of an amount in a stress, by bands of 固收+. Its card has the line of calculators itself.
 */
export const stressCalculator = blockType({
  type: 'StressCalculator',
  label: '压力情形计算',
  fields: () => ({ title: note('标题', 20) }),
  defaults: { title: '压力情形' },
})

/** Its card has the risk line of indexes itself. */
export const indexCard = blockType({
  type: 'IndexCard',
  label: '指数卡片',
  fields: () => ({ indexCode: neededCode('指数代码', 'index') }),
  defaults: { indexCode: '880800' },
})

/** It names nothing until its reader is matched; its card has the risk line of portfolios itself. */
export const portfolio = blockType({
  type: 'Portfolio',
  label: '组合卡片',
  fields: () => ({ portfolioCode: neededCode('组合代码', 'portfolio') }),
  defaults: { portfolioCode: 'PI0001' },
})

/** The lines that a chart of funds draws; the return is that of the range, and has the benchmark's. */
export const BLOCK_CHARTS = ['return', 'drawdown', 'nav', 'yield'] as const

export const chart = blockType({
  type: 'Chart',
  label: '走势图',
  risk: 'fund',
  fields: () => ({
    title: note('标题', 20),
    kind: select('走势', BLOCK_CHARTS),
    codes: codes('基金代码', 'fund', 1, 3),
    range: select('区间', BLOCK_RANGES),
  }),
  rule: [(props) => props.codes.length > 0, 'codes: at least one'],
  defaults: { codes: [brandFunds.example], range: '1y' },
})
