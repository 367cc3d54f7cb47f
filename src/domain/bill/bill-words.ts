/** The text of a bill: rules.md#annual-bill. */
import { compare, type Decimal } from '#domain/money/money.ts'
import { shortMonth } from '#domain/report/months.ts'
import { KEPT_INSTALMENTS, SPREAD_TYPES, type BillAward } from './annual-bill.ts'
import type { BillPage } from './bill-editions.ts'

/** Names of the pages, for the list of pages and for who listens. */
export const PAGE_NAMES: Readonly<Record<BillPage, string>> = {
  cover: '封面',
  firstOrder: '第一笔买入',
  daysHeld: '持有的日子',
  bridge: '一年的账',
  months: '十二个月',
  heatMap: '十二个月',
  funds: '各只基金',
  bestWorst: '最多与最少',
  plans: '定投',
  plansBesideLump: '定投与一次买入',
  fallingBuys: '下跌的月份',
  earnedAndPaid: '分红与费用',
  result: '这一年的结果',
  fall: '最深的下跌',
  wallet: '现金管理',
  market: '指数这一年',
  award: '年度称号',
}

export const AWARD_NAMES: Readonly<Record<BillAward, string>> = {
  keeping: '坚持定投',
  staying: '长期陪伴',
  spreading: '多元配置',
  beginning: '初心',
}

/** The achievement that an award is given for. */
export const AWARD_RULES: Readonly<Record<BillAward, string>> = {
  keeping: `一年里定投成功 ${KEPT_INSTALMENTS} 期以上`,
  staying: '从年初到年末，每一天都持有',
  spreading: `持有 ${SPREAD_TYPES} 种以上类型的基金`,
  beginning: '这一年里持有过基金',
}

interface AwardFigures {
  readonly plans: { readonly paid: number }
  readonly holdDays: number
  readonly funds: readonly { readonly fundTypeName: string }[]
}

/** Returns why the user has an award, by own numbers. */
export function awardReason(kind: BillAward, figures: AwardFigures): string {
  switch (kind) {
    case 'keeping':
      return `您定投成功了 ${figures.plans.paid} 期`
    case 'staying':
      return `您持有了 ${figures.holdDays} 天，一天也没有缺席`
    case 'spreading':
      return `您持有过 ${new Set(figures.funds.map((it) => it.fundTypeName)).size} 种类型的基金`
    case 'beginning':
      return `您持有了 ${figures.holdDays} 天`
  }
}

/** Returns how a result is named: a loss is called one. */
export function resultName(profit: Decimal): '本年收益' | '本年亏损' | '本年不赚不亏' {
  const sign = compare(profit, '0')
  if (sign === 0) return '本年不赚不亏'
  return sign > 0 ? '本年收益' : '本年亏损'
}

/** The months that gained and lost most, in one sentence. */
export function monthsSentence(
  months: readonly { readonly month: string; readonly profit: Decimal }[],
): string {
  const gains = months.filter(({ profit }) => compare(profit, '0') > 0).length
  const losses = months.filter(({ profit }) => compare(profit, '0') < 0).length
  const best = months.reduce((a, b) => (compare(b.profit, a.profit) > 0 ? b : a))
  const worst = months.reduce((a, b) => (compare(b.profit, a.profit) < 0 ? b : a))
  const most = gains === 0 ? '' : `，${shortMonth(best.month)}收益最多`
  const least = losses === 0 ? '' : `，${shortMonth(worst.month)}亏损最多`
  return `${gains} 个月上涨，${losses} 个月下跌${most}${least}`
}
