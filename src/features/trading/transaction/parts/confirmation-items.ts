import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatNav,
  formatRate,
  formatShares,
} from '../../../../domain/format-figures.ts'
import { isZero } from '../../../../domain/money.ts'
import type { TransactionRecord } from '../../../../templates/order-steps.ts'
import type { KeyValueItem } from '../../../../ui/KeyValue.tsx'

const withUnit = (text: string, unit: string): string => (text === '--' ? text : `${text} ${unit}`)

/** What the order was confirmed at; `--` until it is. A partial confirmation shows in its own line. */
export function confirmationItems(record: TransactionRecord): KeyValueItem[] {
  const { applicationAmt, applicationCfmAmt, feeRate } = record
  // Of a sale or a dividend no amount was applied for.
  const partial =
    applicationCfmAmt !== null && !isZero(applicationAmt) && applicationCfmAmt !== applicationAmt
  return [
    { label: '下单时间', value: formatDateTime(record.operTime) },
    { label: '净值日期', value: formatDate(record.transactionDate) },
    { label: '成交净值', value: formatNav(record.nav) },
    {
      label: '确认金额',
      value: withUnit(formatAmount(applicationCfmAmt), '元'),
      ...(partial ? { note: `申请 ${formatAmount(applicationAmt)} 元，部分确认` } : {}),
    },
    {
      label: '手续费',
      value: withUnit(formatAmount(record.fee), '元'),
      ...(feeRate === null ? {} : { note: `费率 ${formatRate(feeRate)}` }),
    },
    { label: '确认份额', value: withUnit(formatShares(record.applicationCfmVol), '份') },
  ]
}
