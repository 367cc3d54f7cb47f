import { formatAmount, formatShares, NO_FIGURE } from '../domain/format-figures.ts'
import { isZero } from '../domain/money.ts'
import type { TransactionRecord } from './order-steps.ts'

type Sums = Pick<
  TransactionRecord,
  'applicationAmt' | 'applicationVol' | 'applicationCfmAmt' | 'applicationCfmVol'
>

/**
 * The one figure of an order: what was applied for, in yuan or in shares; where nothing was (a dividend, a forced change), what was
 * confirmed.
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
