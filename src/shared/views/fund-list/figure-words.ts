import { FIGURES, isSpanned, type Figure, type Span } from '#domain/fund/rule/figures.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { direction, formatPercent, formatRate, formatYield } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { parseDecimal, subtract, type Decimal } from '#domain/money/money.ts'

const NAMES: Readonly<Record<Figure, string>> = {
  return: '收益',
  excess: '超额收益',
  maxDrawdown: '最大回撤',
  volatility: '波动率',
  trackingError: '跟踪误差',
  recoverDays: '回撤修复',
  feeTotal: '首年费用',
  dividendYears: '分红年数',
  sevenDayYield: '七日年化',
  openDays: '成立天数',
  managerYears: '经理任职',
}

/** `近3年最大回撤`, `首年费用`. */
export const figureName = (figure: Figure, span: Span | null): string =>
  isSpanned(figure) && span !== null ? `${STAGE_NAMES[span]}${NAMES[figure]}` : NAMES[figure]

const counted = (value: Decimal | null, unit: string) =>
  value === null ? NO_FIGURE : `${value} ${unit}`

/** The figure as it is written, with its unit; dashes where it is not known. */
export function figureText(figure: Figure, value: Decimal | null): string {
  switch (FIGURES[figure].unit) {
    case 'change':
      return formatPercent(value)
    case 'fall': {
      const fall = value === null ? null : parseDecimal(value)
      return fall === null ? NO_FIGURE : formatRate(subtract('0', fall))
    }
    case 'rate':
      return formatRate(value)
    case 'yield':
      return formatYield(value)
    case 'days':
      return counted(value, '天')
    case 'years':
    case 'count':
      return counted(value, '年')
  }
}

/** Gains and losses are coloured; no other figure is. */
export const figureTone = (figure: Figure, value: Decimal | null) =>
  FIGURES[figure].unit === 'change' ? direction(value) : 'ink'
