import { businessFamily } from '../../../../domain/business-codes.ts'
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatNav,
  formatRate,
  formatShares,
} from '../../../../domain/format-figures.ts'
import { add, isZero, subtract } from '../../../../domain/money.ts'
import type { TransactionRecord } from '../../../../templates/order-steps.ts'
import type { KeyValueItem } from '../../../../ui/KeyValue.tsx'

const withUnit = (text: string, unit: string): string => (text === '--' ? text : `${text} ${unit}`)
const yuan = (sum: string | null): string => withUnit(formatAmount(sum), '元')
const volume = (sum: string | null): string => withUnit(formatShares(sum), '份')

/** A figure of two that are known together. */
function both(a: string | null, b: string | null, of: (a: string, b: string) => string) {
  return a === null || b === null ? null : of(a, b)
}

const OUT = '36'

/** What the order was confirmed at, with its fees one by one; `--` until it is. */
export function confirmationItems(record: TransactionRecord): KeyValueItem[] {
  const when = [
    { label: '下单时间', value: formatDateTime(record.operTime) },
    { label: '净值日期', value: formatDate(record.transactionDate) },
  ]
  return [...when, ...figures(record)]
}

function figures(record: TransactionRecord): KeyValueItem[] {
  switch (businessFamily(record.businessCode)) {
    case 'redeem':
    case 'quickWithdrawal':
      return sale(record)
    case 'conversion':
      return record.businessCode === OUT ? outgoing(record) : incoming(record)
    case 'buy':
    case 'other':
      return purchase(record)
  }
}

const rateOf = ({ feeRate }: TransactionRecord) =>
  feeRate === null ? {} : { note: `费率 ${formatRate(feeRate)}` }

function purchase(record: TransactionRecord): KeyValueItem[] {
  const { applicationAmt, applicationCfmAmt, fee } = record
  // Of a dividend or a forced change no amount was applied for. A partial confirmation shows in its own line.
  const partial =
    applicationCfmAmt !== null && !isZero(applicationAmt) && applicationCfmAmt !== applicationAmt
  return [
    { label: '成交净值', value: formatNav(record.nav) },
    {
      label: '确认金额',
      value: yuan(applicationCfmAmt),
      ...(partial ? { note: `申请 ${formatAmount(applicationAmt)} 元，部分确认` } : {}),
    },
    { label: '手续费', value: yuan(fee), ...rateOf(record) },
    { label: '净申购金额', value: yuan(both(applicationCfmAmt, fee, subtract)) },
    { label: '确认份额', value: volume(record.applicationCfmVol) },
  ]
}

function sale(record: TransactionRecord): KeyValueItem[] {
  const { applicationVol, applicationCfmVol, applicationCfmAmt, fee } = record
  const partial =
    applicationVol !== null && applicationCfmVol !== null && applicationCfmVol !== applicationVol
  return [
    { label: '成交净值', value: formatNav(record.nav) },
    {
      label: '确认份额',
      value: volume(applicationCfmVol),
      ...(partial ? { note: `申请 ${formatShares(applicationVol)} 份，部分确认` } : {}),
    },
    { label: '赎回金额', value: yuan(both(applicationCfmAmt, fee, add)) },
    { label: '赎回费', value: yuan(fee), ...rateOf(record) },
    { label: '到账金额', value: yuan(applicationCfmAmt) },
  ]
}

/** Both halves of a conversion, for the order that was placed is the outgoing one. */
function outgoing(record: TransactionRecord): KeyValueItem[] {
  const { applicationCfmAmt: afterFee, fee, topUpFee } = record
  return [
    { label: '转出份额', value: volume(record.applicationCfmVol) },
    { label: '转出净值', value: formatNav(record.nav) },
    { label: '转出金额', value: yuan(both(afterFee, fee, add)) },
    { label: '赎回费', value: yuan(fee), ...rateOf(record) },
    { label: '申购补差费', value: yuan(topUpFee) },
    { label: '转入金额', value: yuan(both(afterFee, topUpFee, subtract)) },
    { label: '转入净值', value: formatNav(record.targetNav) },
    { label: '转入份额', value: volume(record.targetCfmVol) },
  ]
}

function incoming(record: TransactionRecord): KeyValueItem[] {
  const { applicationCfmAmt, fee } = record
  return [
    { label: '转入净值', value: formatNav(record.nav) },
    { label: '申购补差费', value: yuan(fee) },
    { label: '转入金额', value: yuan(both(applicationCfmAmt, fee, subtract)) },
    { label: '转入份额', value: volume(record.applicationCfmVol) },
  ]
}
