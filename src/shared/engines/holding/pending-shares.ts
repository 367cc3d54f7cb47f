import { formatShares } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { tradeWords } from '#domain/order/trade-words.ts'

interface Held {
  readonly fundTypeCode: string
  readonly sellingShares: string
  readonly convertingShares: string
}

/**
 * The shares of a holding that are in unconfirmed sales and conversions: `卖出确认中 1,000.00 份`.
 * `veil` masks a figure where amounts are hidden.
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
