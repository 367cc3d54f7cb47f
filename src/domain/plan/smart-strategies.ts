/** Strategies of smart investment: rules.md#smart-strategies. */
import { compare, type Decimal } from '#domain/money/money.ts'

export const STRATEGY_NAMES = {
  '20000001': '二八轮动',
  '20000006': 'SmartMoney',
  '20000002': '股债平衡',
  '10000008': '牛市导航',
  '10000002': '平衡策略',
} as const
export type StrategyCode = keyof typeof STRATEGY_NAMES

export const STRATEGY_CODES = [
  '20000001',
  '20000006',
  '20000002',
  '10000008',
  '10000002',
] as const satisfies readonly StrategyCode[]

/** Products of one group, which are closed to new investors (rules.md#kinds-channels-and-products). */
export const CLOSED_GROUP = ['20000003', '20000009', '20000013', '20000019'] as const

export const isClosed = (productCode: string): boolean =>
  CLOSED_GROUP.some((code) => code === productCode)

/** The special product: sold to invited people by the company itself, so it has no strategy to show. */
export const isSpecial = (productCode: string): boolean => productCode === '10000003'

/** Trading days over which two-eight compares. */
export const TWO_EIGHT_DAYS = 20

export type TwoEight = 'large' | 'small' | 'bonds'

/**
 * The choice of two-eight by the gains of large and small caps, percent: the better of the two,
 * large caps where they are equal; bonds where neither gained.
 */
export function twoEight(large: Decimal, small: Decimal): TwoEight {
  const better = compare(large, small) >= 0 ? 'large' : 'small'
  return compare(better === 'large' ? large : small, '0') > 0 ? better : 'bonds'
}
