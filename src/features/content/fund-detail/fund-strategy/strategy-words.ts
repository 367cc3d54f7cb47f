import type * as v from 'valibot'
import type { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { instalment } from '#domain/plan/regular-plan.ts'
import { isSpecial, STRATEGY_CODES, STRATEGY_NAMES } from '#domain/plan/smart-strategies.ts'

export type StrategyAnswer = v.InferOutput<typeof querySmartStrategy.payload>
export type Signal = StrategyAnswer['signals'][number]

/** The name of a product; its code where it has none of its own. */
export function strategyName(productCode: string): string {
  if (isSpecial(productCode)) return '专属产品'
  const code = STRATEGY_CODES.find((it) => it === productCode)
  return code === undefined ? `产品 ${productCode}` : STRATEGY_NAMES[code]
}

/** `大盘近 20 日 +2.19% · 中小盘近 20 日 +1.64%`. */
export const measuresText = ({ measures }: Pick<Signal, 'measures'>): string =>
  measures.map(({ name, value }) => `${name} ${formatPercent(value)}`).join(' · ')

/** Yuan of the instalment in the example. */
const EXAMPLE = '1000.00'

/** Returns what a signal does to an instalment. */
export const effectText = ({ share, target }: Pick<Signal, 'share' | 'target'>): string =>
  share === null
    ? `每期 ${formatAmount(EXAMPLE)} 元不变，投向：${target}`
    : `每期 ${formatAmount(EXAMPLE)} 元，这一次扣 ${formatAmount(instalment(EXAMPLE, share))} 元`
