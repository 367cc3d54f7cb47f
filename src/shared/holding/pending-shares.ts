import { formatShares } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { tradeWords } from '#domain/order/trade-words.ts'

interface Held {
  readonly fundTypeCode: string
  readonly sellingShares: string
  readonly convertingShares: string
}

/**
 * What of a holding is in sales and conversions that are not confirmed yet: 卖出确认中 1,000.00 份.
 */
export function pendingShares(held: Held, veil: (text: string) => string): string[] {
  const word = `${tradeWords(held).out}确认中`
  const parts = [
    [word, held.sellingShares],
    ['转换中', held.convertingShares],
  ] as const
  return parts.flatMap(([name, shares]) =>
    isZero(shares) ? [] : [`${name} ${veil(formatShares(shares))} 份`],
  )
}
