import { DIVIDEND_METHODS, isIncoming, isPlanNote } from '#domain/business-codes.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { isZero } from '#domain/money/money.ts'
import type { OrderTone } from '#domain/order/order-status.ts'
import type { TransactionRecord } from './order-steps.ts'

/** The business code of a change of dividend method, which has no figure. */
const METHOD_CHANGE = '29'

type Sums = Pick<
  TransactionRecord,
  'businessCode' | 'applicationAmt' | 'applicationVol' | 'applicationCfmAmt' | 'applicationCfmVol'
>

/**
 * The main figure of an order: the amount or shares applied for; for orders without an application
 * (a dividend, a forced change) the amount or shares confirmed. Into a fund a conversion brings
 * shares, whatever its money was before fees.
 */
export function orderFigure(record: Sums): { readonly value: string; readonly unit: '元' | '份' } {
  const known = (sum: string | null): sum is string => sum !== null && !isZero(sum)
  const { businessCode, applicationAmt, applicationVol } = record
  const { applicationCfmAmt, applicationCfmVol } = record
  if (isIncoming(businessCode)) {
    return known(applicationCfmVol)
      ? { value: formatShares(applicationCfmVol), unit: '份' }
      : { value: NO_FIGURE, unit: '份' }
  }
  if (known(applicationAmt)) return { value: formatAmount(applicationAmt), unit: '元' }
  if (known(applicationVol)) return { value: formatShares(applicationVol), unit: '份' }
  if (known(applicationCfmAmt)) return { value: formatAmount(applicationCfmAmt), unit: '元' }
  if (known(applicationCfmVol)) return { value: formatShares(applicationCfmVol), unit: '份' }
  return { value: NO_FIGURE, unit: '元' }
}

/**
 * As `orderFigure`, with words where there is no figure: 确认中 for one still to come, the method
 * for a change of dividend method, none for what became of a plan.
 */
export function orderFigureWords(
  record: Sums & Pick<TransactionRecord, 'dividendMethod'>,
  tone: OrderTone,
): { readonly value: string; readonly unit?: '元' | '份' } {
  if (isPlanNote(record.businessCode)) return { value: '' }
  const method = DIVIDEND_METHODS.get(record.dividendMethod ?? '')
  if (record.businessCode === METHOD_CHANGE && method !== undefined) return { value: method }
  const figure = orderFigure(record)
  if (figure.value !== NO_FIGURE) return figure
  return { value: tone === 'underWay' ? '确认中' : NO_FIGURE }
}
