import { DIVIDEND_METHODS } from '#domain/order/business-codes.ts'
import { formatAmount, formatShares, NO_FIGURE } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import type { OrderTone } from '#domain/order/order-status.ts'
import type { TransactionRecord } from './order-steps.ts'

/** A change of the way of dividends, which has no figure. */
const METHOD_CHANGE = '29'

type Sums = Pick<
  TransactionRecord,
  'applicationAmt' | 'applicationVol' | 'applicationCfmAmt' | 'applicationCfmVol'
>

/**
 * The one figure of an order: what was applied for, in yuan or in shares; where nothing was (a
 * dividend, a forced change), what was confirmed.
 */
export function orderFigure(record: Sums): { readonly value: string; readonly unit: '元' | '份' } {
  const known = (sum: string | null): sum is string => sum !== null && !isZero(sum)
  const { applicationAmt, applicationVol, applicationCfmAmt, applicationCfmVol } = record
  if (known(applicationAmt)) return { value: formatAmount(applicationAmt), unit: '元' }
  if (known(applicationVol)) return { value: formatShares(applicationVol), unit: '份' }
  if (known(applicationCfmAmt)) return { value: formatAmount(applicationCfmAmt), unit: '元' }
  if (known(applicationCfmVol)) return { value: formatShares(applicationCfmVol), unit: '份' }
  return { value: NO_FIGURE, unit: '元' }
}

/**
 * The same for a place that has words as well: a figure still to come is said to be, and a change
 * of dividends names the way.
 */
export function orderFigureWords(
  record: Sums & Pick<TransactionRecord, 'businessCode' | 'dividendMethod'>,
  tone: OrderTone,
): { readonly value: string; readonly unit?: '元' | '份' } {
  const method = DIVIDEND_METHODS.get(record.dividendMethod ?? '')
  if (record.businessCode === METHOD_CHANGE && method !== undefined) return { value: method }
  const figure = orderFigure(record)
  if (figure.value !== NO_FIGURE) return figure
  return { value: tone === 'underWay' ? '确认中' : NO_FIGURE }
}
