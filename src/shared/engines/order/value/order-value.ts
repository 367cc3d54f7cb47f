import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import type { quoteCoupons } from '#api/calls/coupons/coupon.ts'
import type { applyKind } from '#api/calls/trade.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import type { shortHoldingPenalty } from '#domain/order/redemption.ts'
import type { OrderAsked } from '#domain/order/repeated-order.ts'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import type { Consent } from '#shared/engines/agreement/consent.ts'
import type { SentOrder } from './sent-order.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

/**
 * The fields that confirm an order: its number, the password sealed for that number, and the
 * accepted trading day, which orders that are carried out at once are without.
 */
export interface Proof {
  readonly applyNo: string
  readonly transPwd: string
  readonly pricingDay?: string
}

/** The answer to the risk warning of a fund (gate step 11). */
export interface ConfirmedRisk {
  readonly fundCode: string
  readonly cfmTime: string
}

/** The answer of a call that estimates a fee. */
type EstimatedFee = v.GenericSchema<
  unknown,
  {
    readonly fee: Decimal
    /** Of a conversion. */
    readonly topUpFee?: Decimal
    readonly lots: Parameters<typeof shortHoldingPenalty>[0]
  }
>

/** The call that estimates the fee of an order, lot by lot. */
export interface FeeEstimate {
  readonly endpoint: Endpoint<v.GenericSchema, EstimatedFee>
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * A question before the password, in the order of the list. Each may add fields to the call and
 * items to the sheet, or end the attempt.
 */
export type Question =
  /** Fetches the documents again; they must be those that were agreed to. */
  | { readonly kind: 'documents'; readonly fundCode: string; readonly consent: Consent }
  /** Shows the risk warning of a conversion's target; `confirmed`: once before in this draft. */
  | {
      readonly kind: 'risk'
      readonly fundCode: string
      readonly confirmed: ConfirmedRisk | null
    }
  /**
   * Fetches the fee for the sheet, and asks before the higher fee of short holdings where there is
   * a verb.
   */
  | {
      readonly kind: 'fee'
      readonly label: string
      readonly verb: string | null
      readonly estimate: FeeEstimate
    }
  /** Asks before an order that equals one of the last 24 hours. */
  | {
      readonly kind: 'repeat'
      readonly order: Pick<OrderAsked, 'kind' | 'account' | 'targetFundCode'>
    }
  /** Fetches what coupons save now, and asks where that is less than the form shows. */
  | {
      readonly kind: 'coupons'
      readonly request: v.InferInput<typeof quoteCoupons.request>
      readonly benefit: Decimal
    }
  /** Asks before a second plan of the same fund, days and amount. */
  | { readonly kind: 'secondPlan'; readonly cycle: AskedCycle }

/** The fields that questions add to a call. */
interface Answers {
  readonly protocolHashes: string[]
  readonly cfmTime: string | null
}

/** An order as data: computed at render, sent by effects. */
export interface OrderValue {
  readonly kind: v.InferOutput<typeof applyKind>
  readonly fundCode: string
  readonly endpoint: Endpoint
  /** The fields of the call, but for the proof and what questions add. */
  readonly input: Readonly<Record<string, unknown>>
  /** The order in words, shown above the password: 卖出 and the fund's name. */
  readonly subject: string
  /** As sent. */
  readonly figure: Decimal
  readonly unit: SentOrder['unit']
  /** Shown above the password: where the money goes, the fee. */
  readonly items: readonly KeyValueItem[]
  readonly questions: readonly Question[]
}

/** The call of an order, whose fields are checked against the endpoint. */
export const orderCall = <Q extends v.GenericSchema>(
  endpoint: Endpoint<Q>,
  input: Omit<v.InferInput<Q>, keyof Proof | keyof Answers> & Partial<Answers>,
): Pick<OrderValue, 'endpoint' | 'input'> => ({ endpoint, input: { ...input } })

/** An order as its result screen shows it before the provider has a record of it. */
export const orderInWords = (
  order: Pick<OrderValue, 'subject' | 'figure' | 'unit'>,
): SentOrder => ({ subject: order.subject, amount: figureText(order), unit: order.unit })

/** The call that estimates an order's fee, whose fields are checked against the endpoint. */
export const feeEstimate = <Q extends v.GenericSchema>(
  endpoint: Endpoint<Q, EstimatedFee>,
  input: v.InferInput<Q> & FeeEstimate['input'],
): FeeEstimate => ({ endpoint, input })

/** The figure of an order in words, without its unit. */
export const figureText = ({ figure, unit }: Pick<OrderValue, 'figure' | 'unit'>): string =>
  unit === '元' ? formatAmount(figure) : formatShares(figure)

/** The label of the button that confirms an order: 确认买入 1,000.00 元. */
export const confirmText = (
  verb: string,
  order: Pick<OrderValue, 'figure' | 'unit'> | null,
): string => `确认${verb}${order === null ? '' : ` ${figureText(order)} ${order.unit}`}`
