import { isMoneyMarket } from '#domain/business-codes.ts'
import { add, compare, isZero, type Decimal } from '#domain/money/money.ts'
import { tradeWords } from '#domain/order/trade-words.ts'

/**
 * The part of a holding that can be sold, and the part in orders; shares, the purchases in yuan.
 */
interface Shares {
  readonly fundTypeCode: string
  readonly usableShares: Decimal
  readonly frozenShares: Decimal
  readonly sellingShares: Decimal
  readonly convertingShares: Decimal
  readonly inTransitIn: Decimal
}

/** Returns why no shares of a holding can be sold now, in words; null where some can. */
export function unusableWords(held: Shares): string | null {
  if (!isZero(held.usableShares)) return null
  const { into, out } = tradeWords(held)
  const act = isMoneyMarket(held) ? out : `${out}或转换`
  const waiting = [
    isZero(held.sellingShares) ? null : out,
    isZero(held.convertingShares) ? null : '转换',
  ].filter((word) => word !== null)
  const inOrders = add(held.sellingShares, held.convertingShares)
  const others = compare(held.frozenShares, inOrders) > 0
  if (waiting.length > 0) {
    const rest = others ? '，其余份额暂时冻结' : ''
    return `份额正在${waiting.join('、')}确认中${rest}，暂无可${act}的份额`
  }
  if (others) return `份额暂时冻结，转为可用后可以${act}`
  return isZero(held.inTransitIn) ? `暂无可${act}的份额` : `${into}确认后可以${act}`
}
