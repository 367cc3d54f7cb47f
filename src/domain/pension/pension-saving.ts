/** The saving and the cost of a year's payment: rules.md#income-tax. */
import {
  compare,
  fromPercent,
  maximum,
  minimum,
  multiply,
  roundCent,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { savingOf, type Saving, type TaxTable } from '#domain/tax/income-tax.ts'

export interface PaymentResult extends Saving {
  readonly paid: Decimal
  /** Due when it is paid out, yuan to the cent. */
  readonly later: Decimal
  /** `saved - later`. */
  readonly net: Decimal
  /** More than this saves nothing this year, yuan. */
  readonly useful: Decimal
  /** `none`: no tax to save; `same`: as much is due later. */
  readonly verdict: 'none' | 'same' | 'saves' | 'costs'
}

export interface Payment {
  /** The income that it is deducted from, yuan. */
  readonly taxable: Decimal
  readonly paid: Decimal
  /** The most of a year, yuan. */
  readonly limit: Decimal
  /** Due on paying out, percent. */
  readonly payoutTax: Decimal
}

/** The result of a payment whose saving is known. */
export function paymentResult(saving: Saving, payment: Payment): PaymentResult {
  const { taxable, paid, limit, payoutTax } = payment
  const later = roundCent(multiply(paid, fromPercent(payoutTax)))
  const net = roundCent(subtract(saving.saved, later))
  const useful = minimum(limit, maximum('0', taxable))
  const sign = compare(net, '0')
  const verdict =
    compare(saving.saved, '0') === 0 ? 'none' : sign === 0 ? 'same' : sign > 0 ? 'saves' : 'costs'
  return { ...saving, paid, later, net, useful, verdict }
}

/** The most that the pilot of tax-deferred insurance deducts a month: 6 % of the income, at most 1,000. */
const PILOT = { percent: '6', most: '1000', payoutTax: '7.5' } as const

export interface PilotResult extends Saving {
  /** Yuan a month. */
  readonly cap: Decimal
  /** Due on a year's payments when they are paid out: a quarter is free, 10 % on the rest. */
  readonly later: Decimal
  readonly net: Decimal
}

/** The insurance of 2018, with a month's income and a year's taxable income, yuan. */
export function pilotSaving(table: TaxTable, monthly: Decimal, taxable: Decimal): PilotResult {
  const cap = minimum(multiply(monthly, fromPercent(PILOT.percent)), PILOT.most)
  const paid = multiply(cap, '12')
  const saving = savingOf(table, taxable, paid)
  const later = roundCent(multiply(paid, fromPercent(PILOT.payoutTax)))
  return {
    ...saving,
    saved: roundCent(saving.saved),
    cap: roundCent(cap),
    later,
    net: roundCent(subtract(saving.saved, later)),
  }
}
