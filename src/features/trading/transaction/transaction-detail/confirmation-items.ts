import { expectedText } from '#shared/parts/dates/planned-day.ts'
import {
  businessFamily,
  businessName,
  DIVIDEND_METHODS,
  isMoneyMarket,
  isPlanNote,
  isPlaced,
} from '#domain/business-codes.ts'
import { formatAmount, formatNav, formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { add, isZero, subtract } from '#domain/money/money.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

const withUnit = (text: string, unit: string): string => (text === '--' ? text : `${text} ${unit}`)
const yuan = (sum: string | null): string => withUnit(formatAmount(sum), '元')
const volume = (sum: string | null): string => withUnit(formatShares(sum), '份')

/** `of(a, b)`, or null where either is unknown. */
function both(a: string | null, b: string | null, of: (a: string, b: string) => string) {
  return a === null || b === null ? null : of(a, b)
}

const OUT = '36'
const METHOD_CHANGE = '29'

/**
 * The confirmation of an order, with each fee; `--` until it is confirmed. `veilIn` masks sums
 * where amounts are hidden.
 */
export function confirmationItems(
  record: TransactionRecord,
  veilIn: (text: string) => string = (text) => text,
): KeyValueItem[] {
  const veiled = <T>(text: T) => (typeof text === 'string' ? veilIn(text) : text)
  const own = ({ note, value, ...item }: KeyValueItem): KeyValueItem => ({
    ...item,
    value: veiled(value),
    note: note === undefined ? undefined : veiled(note),
  })
  return allItems(record).map(own)
}

function allItems(record: TransactionRecord): KeyValueItem[] {
  if (businessFamily(record.businessCode) === 'dividend') return dividend(record)
  if (isPlanNote(record.businessCode)) {
    return [
      { label: '时间', value: formatDateTime(record.operTime) },
      ...(record.errorDetail === '' ? [] : [{ label: '原因', value: record.errorDetail }]),
    ]
  }
  const placedAt = {
    label: isPlaced(record.businessCode) ? '下单时间' : '发起时间',
    value: formatDateTime(record.operTime),
  }
  const method = DIVIDEND_METHODS.get(record.dividendMethod ?? '')
  if (record.businessCode === METHOD_CHANGE && method !== undefined)
    return [placedAt, { label: '分红方式改为', value: method }]
  return [
    placedAt,
    { label: '净值日期', value: formatDate(record.transactionDate) },
    ...figures(record),
  ]
}

function figures(record: TransactionRecord): KeyValueItem[] {
  switch (businessFamily(record.businessCode)) {
    case 'redeem':
    case 'quickWithdrawal':
      return sale(record)
    case 'conversion':
      return record.businessCode === OUT ? outgoing(record) : incoming(record)
    case 'buy':
    case 'dividend':
    case 'other':
      return purchase(record)
  }
}

/** A dividend: per share and in total, its dates, and for a reinvested one value and shares. */
function dividend(record: TransactionRecord): KeyValueItem[] {
  const { dividend: paid, dividendMethod, nav, transactionDate, paymentDate, paidDate } = record
  const recordDate = paid?.recordDate ?? null
  const outcome: KeyValueItem[] =
    dividendMethod === '0'
      ? [
          {
            label: '再投资净值',
            value: formatNav(nav),
            note: `${formatDate(transactionDate)} 净值`,
          },
          { label: '到账份额', value: volume(record.applicationCfmVol) },
          { label: '份额到账日', value: formatDate(record.transactionCfmDate) },
        ]
      : [
          {
            label: '红利发放日',
            value:
              paidDate === null && paymentDate !== null
                ? expectedText(paymentDate, 'full')
                : formatDate(paidDate),
          },
        ]
  return [
    {
      label: '分红方式',
      value: DIVIDEND_METHODS.get(dividendMethod ?? '') ?? businessName(record.businessCode),
    },
    ...(recordDate === null ? [] : [{ label: '权益登记日', value: formatDate(recordDate) }]),
    ...(paid === null
      ? []
      : [
          { label: '除息日', value: formatDate(paid.exDate) },
          { label: '每份分红', value: `${formatNav(paid.perShare)} 元` },
        ]),
    { label: '分红金额', value: yuan(record.applicationCfmAmt) },
    ...outcome,
  ]
}

const rateNote = ({ feeRate }: TransactionRecord) =>
  feeRate === null ? {} : { note: `费率 ${formatRate(feeRate)}` }

function purchase(record: TransactionRecord): KeyValueItem[] {
  const { applicationAmt, applicationCfmAmt, fee } = record
  // Forced changes have no applied amount. A partial confirmation has a note.
  const partial =
    applicationCfmAmt !== null && !isZero(applicationAmt) && applicationCfmAmt !== applicationAmt
  return [
    { label: '成交净值', value: formatNav(record.nav) },
    {
      label: '确认金额',
      value: yuan(applicationCfmAmt),
      note: partial ? `申请 ${formatAmount(applicationAmt)} 元，部分确认` : undefined,
    },
    { label: '手续费', value: yuan(fee), ...rateNote(record) },
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
      note: partial ? `申请 ${formatShares(applicationVol)} 份，部分确认` : undefined,
    },
    {
      label: isMoneyMarket(record) ? '取出金额' : '卖出金额',
      value: yuan(both(applicationCfmAmt, fee, add)),
    },
    { label: '赎回费', value: yuan(fee), ...rateNote(record) },
    { label: '到账金额', value: yuan(applicationCfmAmt) },
  ]
}

/** Both halves of a conversion: the order that was placed is the outgoing half. */
function outgoing(record: TransactionRecord): KeyValueItem[] {
  const { applicationCfmAmt: afterFee, fee, topUpFee } = record
  return [
    { label: '转出份额', value: volume(record.applicationCfmVol) },
    { label: '转出净值', value: formatNav(record.nav) },
    { label: '转出金额', value: yuan(both(afterFee, fee, add)) },
    { label: '赎回费', value: yuan(fee), ...rateNote(record) },
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
